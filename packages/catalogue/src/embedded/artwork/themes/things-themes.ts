import type { things } from '../motifs/things.ts';

export const thingsThemes: Partial<Record<keyof typeof things, string>> = {
  crown:
    'queen, king, princess, emperor, prince, royal family, monarchy, empress, throne, king arthur, royalty, elizabeth, coming to america, wealth',
  ring: 'wedding, engagement, bride, marriage, marriage proposal, groom, wedding planner, fiance, bridesmaid, matrimony, weddings, arranged marriage, proposal, married, four weddings, bachelorette party, husband, divorce, widower',
  band: 'middle-earth, ring, rings, lord',
  key: 'key, secret, locksmith, escape, inheritance, safe, safecracker, memory, mystery, hotel, hidden, family secret, keys, treasure hunt, garden',
  keyhole:
    'voyeurism, secret, confinement, locked room, mystery, spy, kidnapping, captivity, captive, room, trapped, stalker, secret passage, secrets, obsession, peep',
  lock: 'prison, prison escape, heist, safe, bank robbery, escape, vault, alcatraz, jail, bank, locked, security',
  book: 'book, writer, library, teacher, based on book, literature, poet, fairy tale, student, novel, diary, notebook, school, author, princess',
  letter:
    'letter, letters, mail, love letter, correspondence, pen pal, post, email, romance, dear, message, long-distance relationship',
  typewriter:
    'writer, journalist, newspaper, author, novelist, journalism, screenwriter, reporter, barton, misery, spotlight, shining, post, investigative journalism, all the president, naked lunch, playwright, blacklist, investigation, press, watergate, biography, capote, adaptation, magazine, ghostwriter, editor, writing, zodiac, scandal, stranger than, based on memoir, secretary',
  hourglass:
    'time, aging, time travel, immortality, countdown, benjamin, persia, old, mortality, reincarnation, death, destiny, memento',
  clock:
    'time, time loop, time travel, deadline, midnight, groundhog, hours, minutes, seconds, looper, countdown, tomorrow, race against time, yesterday, aging, about time',
  bottle: 'alcoholism, alcoholic, wine, drinking, bar, hangover, addiction, sideways',
  glass:
    'party, cocktail, bachelor party, hangover, nightclub, night, celebration, bartender, bridesmaids, wealthy, gatsby, james bond, hedonism, bar, wealth, high society',
  cup: 'coffee, tea, waitress, breakfast, diner, small talk, cafe, barista',
  cutlery: 'cannibalism, cannibal, dinner, food, restaurant, hannibal, hunger, eat, dinner party, feast',
  chefhat: 'chef, cooking, cook, ratatouille, kitchen, baker, food, restaurant, menu',
  dice: 'las vegas, casino, gambling, gambler, game, board game, game show, jumanji, luck, chance',
  cards:
    'poker, gambling, card game, magician, royale, cards, card, blackjack, hustler, house of, con artist, rounders',
  coin: 'wealth, money, gold, finance, greed, treasure, poverty, millionaire, inheritance, short, dollars, fortune',
  diamond: 'diamond, jewel, jewel thief, heist, necklace, treasure, gems, pink, jewelry, snatch, sapphire',
  bag: 'bank robbery, money, heist, robbery, greed, thief, ransom, inside',
  briefcase:
    'corporation, businessman, office, workplace, wall street, corporate, stockbroker, salesman, banking, pulp, business, boss',
  suitcase:
    'travel, vacation, refugee, hotel, immigrant, journey, moving, traveling, airport, tourist, darjeeling, immigration, exile, trip, tourism, honeymoon, holiday, amnesia, runaway, no country, brooklyn, homecoming, bag, terminal, foreign',
  umbrella:
    'rain, mary poppins, nanny, singin, london, umbrella, umbrellas, weather, melancholy, totoro, kingsman, cherbourg, stylish, paris, musical',
  balloon: 'balloon, house, childhood, birthday, clown, up, imagination',
  candle: 'seance, ritual, nun, conjuring, exorcist, gothic, vigil, funeral, 18th century, candle, faith',
  bulb: 'inventor, invention, idea, genius, light, electric, bright, prestige, current',
  spectacles:
    'nerd, harry potter, student, professor, geek, potter, intellectual, woody allen, annie, writer, teacher, accountant, breaking, bully, librarian, scholar, college, magoo, high school, academia, boarding school, university',
  tophat:
    'magician, top hat, dance, chocolate, willy, victorian, magic trick, monopoly, prestige, fred astaire, wonka, illusionist, gentleman, showman, aristocrat, jack, mad hatter, oliver, dickens, cabaret, victorian england, high society, con artist, showbiz, slapstick, butler, scrooge',
  witchhat:
    'witch, witchcraft, wicked, hocus pocus, halloween, witches, wizard of oz, coven, kiki, delivery, salem, wizard, hogwarts, gandalf, magic, sorceress, good witch',
  wand: 'wizard, magic, fairy, magician, harry potter, fairy godmother, witch, cinderella, spell, sorcerer, hogwarts, sorcery, enchanted, wish, secret of, school of magic, fantastic beasts, magical creature, magical, good witch, fairies',
  crystal: 'fortune teller, psychic, magic, prophecy, medium, oracle, fate, crystal, premonition',
  cauldron: 'witchcraft, potion, magic, witch, spell',
  gift: 'gift, christmas, present, birthday, wish, parcel',
  teddy:
    'toy, toys, teddy bear, ted, doll, childhood, baby, pooh, christopher robin, annabelle, living toy, chucky, childhood innocence, stuffed animal, killer doll, kid, imagination, imaginary friend, daycare',
  scales:
    'lawyer, courtroom, justice, law, trial, injustice, legal drama, innocence, moral dilemma, crime, corruption, verdict, philadelphia, truth, mockingbird, whistleblower, attorney, legal thriller, wrongly accused, racism, lawsuit, ethics, morality, judge, court',
  gavel: 'courtroom, trial, judge, jury, lawsuit, witness, verdict, angry',
  brain:
    'brain, memory, mental illness, amnesia, madness, psychiatrist, mind, schizophrenia, hypnosis, inside out, emotions, psychology, subconscious, eternal',
  maze: 'labyrinth, maze, puzzle, dream, shining, inception, escape room, runner, mind-bending, lost, reality, conspiracy, confusion, riddle, simulation, time loop, identity, cube',
};
