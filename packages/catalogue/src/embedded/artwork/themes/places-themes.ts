import type { places } from '../motifs/places.ts';

export const placesThemes: Partial<Record<keyof typeof places, string>> = {
  tower:
    'new york city, skyscraper, manhattan, chicago, king kong, skyline, city, wall street, broadway, metropolis, towering, empire state, megacity, urban, working, new york, high-rise, corporation, architect, architecture, big city, dystopia, gotham city, detroit, office, philadelphia, boston, tower',
  eiffel: 'paris, france, amelie, paris france, french, moulin',
  clocktower:
    'london, england, united kingdom, mary poppins, sherlock holmes, britain, back to the future, clocktower',
  bridge: 'new york city, san francisco, bridge, golden gate, brooklyn, river kwai, terabithia',
  pagoda:
    'japan, tokyo, china, temple, geisha, anime, buddhism, beijing, kung fu, korea, monastery, tibet, hong kong, shanghai, asia, spirited, martial arts, wuxia, emperor, seoul, mulan',
  temple:
    'ancient greece, ancient rome, rome, roman empire, washington d.c., greece, senate, politics, supreme court, bank, museum, government, courthouse, court, gods, gladiator, greek mythology, ben-hur, philosophy, italy, presidents, percy, olympians, national, law, university, fbi, caesar, empire, mythology',
  pyramid:
    'egypt, mummy, ancient egypt, pyramid, pharaoh, archaeology, tomb, archaeologist, moses, desert, cleopatra, scorpion, curse, stargate, nile',
  castle:
    'castle, king, medieval, kingdom, prince, fantasy world, princess, fairy tale, royalty, scotland, moving, queen, wizard, prophecy',
  house:
    'suburb, home, house, neighbor, suburbia, farm, family, home invasion, neighborhood, family home, real estate, parasite, class difference, small town, up, village',
  haunted:
    'haunted house, mansion, haunting, ghost, gothic, addams, house, psycho, horror, amityville, beetlejuice, monster house, boarding house',
  church:
    'priest, religion, church, nun, catholic, faith, exorcism, pastor, devil, god, possession, amish, saint, cult',
  cross:
    'jesus christ, crucifixion, demon, exorcism, possession, possessed, religion, omen, passion, vampire hunter, priest',
  lighthouse:
    'lighthouse, coast, new england, seaside, maine, fog, isolation, ireland, fishing village, light between',
  windmill:
    'holland, don quixote, netherlands, farm, frankenstein, countryside, prairie, spain, quixote, amsterdam, kansas, dairy, rural, sleepy hollow, moulin rouge, flanders',
  door: 'door, home invasion, secret, stranger, monsters inc, trapped, neighbor, hidden, panic, room, locked, house arrest, doors, coraline',
  prison:
    'prison, prisoner, jail, inmate, death row, prison escape, shawshank, convict, wrongful imprisonment, cage, captivity, guard, prison break, concentration camp, juvenile detention, alcatraz, wrongly accused, holocaust, slavery',
  circus: 'circus, carnival, showman, freak, dumbo, trapeze',
  ferris: 'amusement park, theme park, carnival, adventureland, fair, coney island, summer, zombieland',
  island:
    'los angeles, california, island, desert island, castaway, tropical island, beach, hawaii, vacation, shipwreck, moana, paradise, summer, survival, tropical, forgetting, cast away, shutter',
  lamp: 'new york city, night, street, singin, fog, city, jack the ripper, lamp, lonely, rain, noir, gaslight, melancholy, red light, film noir, nightlife',
  stairs:
    'stairs, psycho, class difference, ambition, parasite, social climbing, success, poverty, escher, staircase, rocky, steps, ladder, career, rise to power, upstairs, rags to riches, basement, rise and fall, american dream',
  gravestone:
    'graveyard, funeral, death, cemetery, undead, resurrection, coffin, grave, undertaker, living dead, tombstone, dead, grief, pet, dying, widow',
  globe:
    'earth, end of the world, journey, travel, globetrotting, world, climate change, global warming, environment, apocalypse, around the world, war of the worlds, invasion, united nations, save the world',
  flag: 'president, patriotism, politics, election, america, washington d.c., independence, revolution, captain america, american dream, american, white house, politician, civil war, american civil war, senator',
  signpost:
    'road trip, crossroads, journey, fate, choices, fork, lost, hitchhiker, small town, destiny, travel, destination, vacation, ireland, backpacking, direction, decision, country',
  tent: 'summer camp, camping, camp, scout, moonrise, circus, nomad, wilderness, campfire, scouts, mountain, brokeback, refugee camp, expedition, desert, blair witch, nomadland, wild',
  cloud: 'rain, cloud, sky, weather, clouds, wizard of oz',
};
