/** What happens in a film, and how it is told: keywords of the catalogue and other words for them; `theme-phrases.ts` reads them. */
export const storyThemeTable = `
love: about love, of love
spy: spies, espionage, spying, secret agents, secret agent, secret mission, undercover agents, double agents,
  mi6, cia agents
heist: heists, big score, bank job, one last job, robbers, crooks, pulling off a robbery, stealing, steal,
  steals, robbery crew, safe cracking, crack a safe, cracking a vault, casino robbery
bank robbery: rob a bank, robs a bank, robbing a bank, robbing banks, bank heist, bank robber
robbery: robberies
time travel: time traveling, time travelling, time traveler, time traveller, time machine, travel through time,
  travels through time, travel in time, travel back in time, going back in time, time travels, travelling
  through time, traveling through time, travels in time, jumping through time, trip through time, jump through
  time, going back to the past
time loop: time loops, groundhog day style, same day over and over, repeating day, reliving the same day
zombie: zombies, walking dead, living dead, the undead, undead
vampire: vampires, vampiric, bloodsucker, bloodsuckers
superhero: superheroes, super hero, super heroes, superheros, comic book hero, caped crusader, capes, caped
  heroes, people with superpowers, men in tights, masked heroes, costumed heroes
based on comic: comic book adaptation, based on a comic, based on a comic book, based on comics, comic
  adaptation, graphic novel adaptation, based on a graphic novel
musical: musicals, people singing, people sing, song and dance, singing and dancing, with songs, with singing,
  musical number, break into song, breaks into song, burst into song, bursts into song, bursting into song,
  singing, sing, sing along, singalong, tap dancing
film noir|neo-noir: noir, noirish, noirs
based on true story: true story, true stories, real story, real events, true events, based on a true story,
  based on true events, based on real events, real life story, real life stories, based on a real story,
  inspired by a true story, inspired by true events, that really happened, really happened, actually happened,
  true life, fact based, based on facts, based on real people, real life events, real life event, based on real
  life, actual events, real case, really took place, actually took place, happened in real life, facts, true
  crime story, a real person
based on novel|based on book: based on a novel, based on a book, based on books, based on novels, book
  adaptation, novel adaptation, literary adaptation, adapted from a book, adapted from a novel, adapted from
  books, from a book, adaptation of a book, adaptation of a novel, adaptations of books, adaptations of novels,
  was a book first, made from a book, from a novel, from books, from novels, adapted from literature, literary,
  bestseller, bestsellers, began as a novel, began as a book, started as a book, started as a novel, were books
  first, page to screen, book to film, book to screen
based on play: based on a play, stage adaptation, adapted from a play, play adaptation
based on video game: video game adaptation, based on a video game, based on a game, video game movie, video game
  film
based on short story: based on a short story
based on tv series: based on a tv series, based on a tv show
based on children's book: based on a childrens book, based on a children s book
christmas: christmassy, christmasy, xmas, festive, yuletide, for christmas, at christmas, christmas spirit,
  christmas mood, christmas time, christmastime, santa
halloween: halloween night, for halloween, halloween mood
coming of age: coming of age story, growing up story, growing up in, growing up, teenage years, rites of
  passage, rite of passage
biography: biopic, biographical, biographies, life story, biopics, bio pic, bio pics, biographic
whodunit: whodunnit, whodunits, whodunnits, who dunnit, who dunit, who did it, agatha christie style, cluedo,
  who the murderer is, who killed whom, guess the killer, guess the murderer, guessing the killer, murder in a
  country house, closed circle of suspects, body in the library
twist ending: plot twist, big twist, a twist, twists, shocking ending, surprise ending, surprise twist, twist at
  the end, unexpected ending, twist in the end, great twist, twisty ending, wild twist, good twist, crazy twist,
  ending you dont see coming, killer twist, final twist, plot twists, ending that surprises, surprising ending,
  ending that shocks, ending nobody expects, unexpected twist, ending i wont see coming, ending i dont see
  coming, sting in the tail
dystopia: dystopian, dystopic, dystopias, totalitarian future, grim future, nightmare future
post-apocalypse|post-apocalyptic future: post apocalyptic, postapocalyptic, after the apocalypse, post
  apocalypse, after the end of the world, ruined world, wasteland, wastelands, after civilization collapses,
  after civilisation collapses
end of the world: apocalypse, apocalyptic, doomsday, world ending, world ends, the end of the world, world is
  ending, world comes to an end, armageddon, end times
serial killer: serial killers, serial murder, serial murders, serial murderer, killer on the loose, murderer on
  the loose, killer at large, catch a killer, catching a killer, hunting a killer, hunt for a killer
slasher: slashers
alien: aliens, extraterrestrial, extra terrestrial, et life, little green men, creatures from another planet,
  beings from another planet, visitors from space, creatures from outer space, life on other planets, martians
alien invasion|invasion: aliens invade, alien invasions, invaded by aliens
ufo: ufos, flying saucer
artificial intelligence: ai, a i, sentient machine, thinking machine, sentient computer, evil computer, machines
  that think, thinking machines, computer that thinks, computers that think, machine intelligence, rogue
  computer
robot: robots, robotic, machines that come alive
haunted house: haunted houses, haunted mansion, haunted home, house with ghosts, house full of ghosts
ghost: ghosts, haunting spirits, poltergeist
possession: possessed, demonic possession
exorcism: exorcist, exorcisms
demon: demons, demonic
witch: witches, witchcraft, coven, sorceress
werewolf: werewolves
monster: monsters, creature feature
kaiju: giant monsters, giant monster, monsters smashing cities
dinosaur: dinosaurs, dinos, dino, t rex
found footage: found footage style
cult film: cult classic, cult classics, cult movie, cult movies, cult films, cult favourite, cult favorite
silent film: silent movie, silent movies, silent films, silents, silent era, silent cinema, without dialogue
  film, no talking film, no spoken words
black and white: b w, b and w, black white, monochrome, without color, without colour, no color, no colour, no
  colours, no colors, in b w
stop motion: stop motion animation, stopmotion, claymation
hand-drawn animation: hand drawn, traditional animation, 2d animation
mockumentary: mockumentaries
superpower: superpowers, super powers
martial arts: martial art, karate film, fighting skills, kicking and punching, fist fights, hand to hand combat,
  karate
kung fu: kungfu
samurai: samurais, ronin
gangster: gangsters, gangster film, mobsters, hoodlums, hoodlum, wise guys, wiseguys
mafia: mob, mobster, mobsters, mafiosi, mafioso, cosa nostra
hitman|assassin: hit man, hitmen, contract killer, contract killers, hired killer, hired killers
con artist: con man, con men, conman, conmen, scam, scams, scammer, scammers, swindler, swindlers, grifter,
  grifters, con artists, con job, long con, tricksters, trickster, hustlers, fraudster, fraudsters, impostors,
  con trick
detective: detectives, sleuth, sleuths, inspector, inspectors, detective story, investigator, investigators,
  sleuthing
private detective: private eye, private eyes, private investigator
police: cop, cops, policeman, policemen, police officer, police officers
buddy cop: buddy cops
corrupt cop|police corruption: corrupt cops, crooked cop, crooked cops, dirty cops, dirty cop
undercover: going undercover, undercover cop, undercover agent
courtroom: court room, trials, court case, court cases, legal, in court, trial, on trial, jury, lawyers in court
lawyer: lawyers, attorney, attorneys
prison: prisons, jail, behind bars, penitentiary, in jail
prison escape: prison break, jailbreak, escape from prison, escaping from prison, escaping prison, prison
  breaks, jail break, breaking out of prison, break out of prison, breaks out of prison, break out of jail,
  breaking out of jail, escape from jail
revenge: vengeance, avenge, avenging, getting even, revenge story, gets revenge, vengeful, get even, gets even,
  payback, settling scores, settle a score, retribution, out for blood
vigilante: vigilantes, vigilantism, taking the law into
kidnapping: kidnap, kidnapped, kidnappings, abduction, abducted, kidnapper, kidnappers
hostage: hostages, hostage situation
missing person: missing persons, missing people, disappearance, disappearances, someone who disappears
survival: survive, surviving, survivalist, stranded, survival story, fight for survival, staying alive, stay
  alive, survivor, survivors, lost in the wilderness, lost at sea, against nature, man against nature, stuck on
  a mountain
desert island: deserted island
shipwreck: shipwrecked, castaway, castaways
disaster: natural disaster, natural disasters, disaster film, catastrophe
`;
