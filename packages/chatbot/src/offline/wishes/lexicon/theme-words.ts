/**
 * Other ways to say the catalogue's keywords; each keyword also stands for itself and its plural. Several keywords for
 * one thing are parted by '|': a film with any of them will do. Keywords that the catalogue lacks are left out.
 */
export const themeTable = `
love: about love, of love
spy: spies, espionage, spying, secret agents, secret agent, secret mission, undercover agents, double agents, mi6, cia agents
heist: heists, big score, bank job, one last job, robbers, crooks, pulling off a robbery, stealing, steal, steals, robbery crew, safe cracking, crack a safe, cracking a vault, casino robbery
bank robbery: rob a bank, robs a bank, robbing a bank, robbing banks, bank heist, bank robber
robbery: robberies
time travel: time traveling, time travelling, time traveler, time traveller, time machine, travel through time, travels through time, travel in time, travel back in time, going back in time, time travels, travelling through time, traveling through time, travels in time, jumping through time, trip through time, jump through time, going back to the past
time loop: time loops, groundhog day style, same day over and over, repeating day, reliving the same day
zombie: zombies, walking dead, living dead, the undead, undead
vampire: vampires, vampiric, bloodsucker, bloodsuckers
superhero: superheroes, super hero, super heroes, superheros, comic book hero, caped crusader, capes, caped heroes, people with superpowers, men in tights, masked heroes, costumed heroes
based on comic: comic book adaptation, based on a comic, based on a comic book, based on comics, comic adaptation, graphic novel adaptation, based on a graphic novel
musical: musicals, people singing, people sing, song and dance, singing and dancing, with songs, with singing, musical number, break into song, breaks into song, burst into song, bursts into song, bursting into song, singing, sing, sing along, singalong, tap dancing
film noir|neo-noir: noir, noirish, noirs
based on true story: true story, true stories, real story, real events, true events, based on a true story, based on true events, based on real events, real life story, real life stories, based on a real story, inspired by a true story, inspired by true events, that really happened, really happened, actually happened, true life, fact based, based on facts, based on real people, real life events, real life event, based on real life, actual events, real case, really took place, actually took place, happened in real life, facts, true crime story, a real person
based on novel|based on book: based on a novel, based on a book, based on books, based on novels, book adaptation, novel adaptation, literary adaptation, adapted from a book, adapted from a novel, adapted from books, from a book, adaptation of a book, adaptation of a novel, adaptations of books, adaptations of novels, was a book first, made from a book, from a novel, from books, from novels, adapted from literature, literary, bestseller, bestsellers, began as a novel, began as a book, started as a book, started as a novel, were books first, page to screen, book to film, book to screen
based on play: based on a play, stage adaptation, adapted from a play, play adaptation
based on video game: video game adaptation, based on a video game, based on a game, video game movie, video game film
based on short story: based on a short story
based on tv series: based on a tv series, based on a tv show
based on children's book: based on a childrens book, based on a children s book
christmas: christmassy, christmasy, xmas, festive, yuletide, for christmas, at christmas, christmas spirit, christmas mood, christmas time, christmastime, santa
halloween: halloween night, for halloween, halloween mood
coming of age: coming of age story, growing up story, growing up in, growing up, teenage years, rites of passage, rite of passage
biography: biopic, biographical, biographies, life story, biopics, bio pic, bio pics, biographic
whodunit: whodunnit, whodunits, whodunnits, who dunnit, who dunit, who did it, agatha christie style, cluedo, who the murderer is, who killed whom, guess the killer, guess the murderer, guessing the killer, murder in a country house, closed circle of suspects, body in the library
twist ending: plot twist, big twist, a twist, twists, shocking ending, surprise ending, surprise twist, twist at the end, unexpected ending, twist in the end, great twist, twisty ending, wild twist, good twist, crazy twist, ending you dont see coming, killer twist, final twist, plot twists, ending that surprises, surprising ending, ending that shocks, ending nobody expects, unexpected twist, ending i wont see coming, ending i dont see coming, sting in the tail
dystopia: dystopian, dystopic, dystopias, totalitarian future, grim future, nightmare future
post-apocalypse|post-apocalyptic future: post apocalyptic, postapocalyptic, after the apocalypse, post apocalypse, after the end of the world, ruined world, wasteland, wastelands, after civilization collapses, after civilisation collapses
end of the world: apocalypse, apocalyptic, doomsday, world ending, world ends, the end of the world, world is ending, world comes to an end, armageddon, end times
serial killer: serial killers, serial murder, serial murders, serial murderer, killer on the loose, murderer on the loose, killer at large, catch a killer, catching a killer, hunting a killer, hunt for a killer
slasher: slashers
alien: aliens, extraterrestrial, extra terrestrial, et life, little green men, creatures from another planet, beings from another planet, visitors from space, creatures from outer space, life on other planets, martians
alien invasion|invasion: aliens invade, alien invasions, invaded by aliens
ufo: ufos, flying saucer
artificial intelligence: ai, a i, sentient machine, thinking machine, sentient computer, evil computer, machines that think, thinking machines, computer that thinks, computers that think, machine intelligence, rogue computer
robot: robots, robotic, machines that come alive
haunted house: haunted houses, haunted mansion, haunted home, creaky house, creaky old house, creaky houses, house with ghosts, house full of ghosts
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
silent film: silent movie, silent movies, silent films, silents, silent era, silent cinema, without dialogue film, no talking film, no spoken words
black and white: b w, b and w, black white, monochrome, without color, without colour, no color, no colour, no colours, no colors, in b w
stop motion: stop motion animation, stopmotion, claymation
hand-drawn animation: hand drawn, traditional animation, 2d animation
mockumentary: mockumentaries
superpower: superpowers, super powers
martial arts: martial art, karate film, fighting skills, kicking and punching, fist fights, hand to hand combat, karate
kung fu: kungfu
samurai: samurais, ronin
gangster: gangsters, gangster film, mobsters, hoodlums, hoodlum, wise guys, wiseguys
mafia: mob, mobster, mobsters, mafiosi, mafioso, cosa nostra
hitman|assassin: hit man, hitmen, contract killer, contract killers, hired killer, hired killers
con artist: con man, con men, conman, conmen, scam, scams, scammer, scammers, swindler, swindlers, grifter, grifters, con artists, con job, long con, tricksters, trickster, hustlers, fraudster, fraudsters, impostors, con trick
detective: detectives, sleuth, sleuths, inspector, inspectors, detective story, investigator, investigators, sleuthing
private detective: private eye, private eyes, private investigator
police: cop, cops, policeman, policemen, police officer, police officers
buddy cop: buddy cops
corrupt cop|police corruption: corrupt cops, crooked cop, crooked cops, dirty cops, dirty cop
undercover: going undercover, undercover cop, undercover agent
courtroom: court room, trials, court case, court cases, legal, in court, trial, on trial, jury, lawyers in court
lawyer: lawyers, attorney, attorneys
prison: prisons, jail, behind bars, penitentiary, in jail
prison escape: prison break, jailbreak, escape from prison, escaping from prison, escaping prison, prison breaks, jail break, breaking out of prison, break out of prison, breaks out of prison, break out of jail, breaking out of jail, escape from jail
revenge: vengeance, avenge, avenging, getting even, revenge story, gets revenge, vengeful, get even, gets even, payback, settling scores, settle a score, retribution, out for blood
vigilante: vigilantes, vigilantism, taking the law into
kidnapping: kidnap, kidnapped, kidnappings, abduction, abducted, kidnapper, kidnappers
hostage: hostages, hostage situation
missing person: missing persons, missing people, disappearance, disappearances, someone who disappears
survival: survive, surviving, survivalist, stranded, survival story, fight for survival, staying alive, staying alive, stay alive, survivor, survivors, lost in the wilderness, lost at sea, against nature, man against nature, stuck on a mountain
desert island: deserted island
shipwreck: shipwrecked, castaway, castaways
disaster: natural disaster, natural disasters, disaster film, catastrophe
road trip: road movie, road movies, road trips, roadtrip, road film, driving across the country, cross country, on the road, across america, across the country, long car journey
small town: small towns, smalltown
high school: highschool, high schools, high school kids
college: campus, university life
teenager: teenagers, teenage, teens, teen, adolescents, adolescent, high schooler, high schoolers, high school kids, young people, adolescence, youngsters in school
friendship: friendships, best friends, best friend, friends, male friendship, pals, buddies, mates sticking together, unlikely friends, unlikely friendship, friends sticking together
female friendship: women friends, female friends, girlfriends, female friendships
father-son relationship: father and son, fathers and sons, father and his son, dad and son, a father and a son, father son, dads and sons, father son bond
father-daughter relationship: father and daughter, fathers and daughters, father and his daughter, dad and daughter, a father and a daughter, father daughter, dads and daughters
mother-daughter relationship: mother and daughter, mothers and daughters, mother and her daughter, mom and daughter, mother daughter, a mother and a daughter
mother-son relationship: mother and son, mothers and sons, mother and her son, mom and son, mother son, a mother and a son
sister: sisters, sisterhood
brother: brothers
brother-sister relationship: brother and sister, siblings, sibling, brothers and sisters
found family: chosen family
single mother: single mothers, single mom, single moms, single mum
single father: single dad, single fathers, single dads, raising a child alone
marriage: marriages, married couple, married couples, married life, married, married life, husband and wife, husbands and wives
wedding: weddings, getting married, bride, brides, weddings, get married, gets married, walk down the aisle
divorce: divorced, divorces, divorcing
infidelity|adultery: cheating spouse, cheating, unfaithful, cheating husband, cheating wife, extramarital affair, extramarital affairs, unfaithful spouse, having an affair, has an affair, cheat on, cheats on, love affair
breakup: break up, breakups, break ups, getting dumped, breaking up
love triangle: love triangles, two men and one woman, torn between two
forbidden love: forbidden romance, star crossed lovers, star crossed, impossible love
unrequited love: unrequited
grief: grieving, mourning, loss of a loved one, losing someone, bereavement, dealing with loss, coping with loss, loss of a child, losing a parent, death of a loved one
loneliness: lonely, lonely people, loners, loner, alone in the world, solitude, lonely man, lonely woman
mental illness: mental health, mentally ill
amnesia|memory loss: amnesiac, lost memory, loses his memory, loses her memory, lost his memory, lose their memory, losing memory
addiction: addict, addicts, addictions
drug: drugs, narcotics
drug cartel|drug lord: cartel, cartels, drug dealing
alcoholism: alcoholic, alcoholics, drinking problem
lgbt: lgbtq, lgbtqia, queer, gay, lesbian, lesbians, lgbtq plus, gays, same sex, gay romance, gay love
transgender: trans
racism: racist, racial injustice, race relations
slavery: slave, slaves, enslaved, slave trade
class difference: class differences, class divide, rich and poor, class struggle, class war, rich versus poor, rich vs poor, upstairs downstairs
poverty: poor people, the poor
corruption: corrupt
politics: political, political intrigue, politicians, election, elections, politician, washington politics, political scandal, politics and power, parliament
conspiracy: conspiracies, conspiracy theory, conspiracy theories, cover up
journalist: journalists, journalism, reporter, reporters, newsroom, newspaper reporters, newspaper people, investigative journalism, newspapers
writer: writers, author, authors, novelist, novelists
artist|painter: artists, painters
chef|cooking|restaurant: chefs, cooks, cookery, cuisine
teacher: teachers, school teacher
scientist: scientists
mad scientist: mad scientists
hacker: hackers, hacking, computer whizz, computer nerds
astronaut: astronauts, cosmonaut, cosmonauts
space: outer space, in space, space travel, space exploration, spacefaring, deep space, among the stars, between the stars, astronauts in trouble, the cosmos, cosmos, galaxy, galaxies, the stars
spaceship: spaceships, space ship, starship, starships, spacecraft, space ships
mars: planet mars
submarine: submarines, u boat, under the sea, submariners
pirate: pirates, piracy, buccaneers, buccaneer, swashbucklers
world war ii: second world war, ww2, wwii, ww ii, world war two, world war 2, the second world war, the war against hitler, d day, the blitz
world war i: first world war, ww1, wwi, ww i, world war one, world war 1, the great war
vietnam war: vietnam, the vietnam war, war in vietnam
cold war: the cold war
american civil war: us civil war, the civil war
holocaust: the holocaust, concentration camp, concentration camps
nazi: nazis
soldier: soldiers
military: the army, armies, army
medieval: middle ages, the middle ages, medieval times, mediaeval
knight: knights
ancient rome|roman empire: romans, roman times, ancient romans, gladiators
ancient greece|greek mythology: greek myths, greek gods, greek myth
ancient egypt: pharaohs, ancient egyptian
mythology: myths, mythological, myth
victorian era|victorian london: victorian, victorian times, victorian england
great depression: the great depression, the depression era
wild west: the wild west, old west, the old west
sport: sports, athlete, athletes, athletics, sporting, sports team, sportsmen, sportspeople, sports people, olympic, olympics
boxing: boxer, boxers
american football: quarterback, nfl
soccer: football team, footballers, footballer
baseball: baseball team
basketball: nba
racing: car racing, race car, race cars, racers, race car driver, race car drivers, motor racing, fast cars, racing cars, motorsport, formula 1, grand prix
car chase: car chases, car pursuit
street racing: street races, street race
surfing: surfers, surfer, surf
dance: dancing, dancers, dancer
ballet: ballerina, ballerinas
rock music|rock band: rock and roll, rock n roll, rock stars, rock star, rocker, rockers
musician: musicians
jazz: jazz musician, jazz musicians
singer: singers
hip-hop: hip hop, rap, rappers, rapper
fairy tale: fairy tales, fairytale, fairytales
magic: magical powers, spells
wizard: wizards, sorcerer, sorcerers
princess: princesses
dragon: dragons
talking animal: talking animals, animals that talk, animals talk
dog: dogs, puppy, puppies, canine, mutt, hound, four legged friend, mans best friend
cat: cats, kitten, kittens, feline
horse: horses
shark: sharks
animal: animals
nature: wildlife, the natural world
mountain: mountains, mountaineering, mountain climbing, mountain climbers
ocean|sea: the ocean, the sea, at sea, on the high seas, high seas, on the sea, on the ocean, seafaring, sailors, deep sea
beach: beaches
island: islands
jungle: jungles, rainforest, rain forest
desert: deserts, the desert
snow|winter: snowy, wintry
cabin in the woods: cabin in the forest, the woods, in the woods
train: trains, on a train
airplane|plane: airplanes, on a plane, aeroplane, planes
plane crash: plane crashes, airplane crash
one location: single location, one room, in one room, one place, single room, confined space, single setting, one house, takes place in one
one night: single night, over one night, one crazy night
real time: in real time
unreliable narrator: unreliable narrators
nonlinear: non linear, nonlinear story, out of order, told out of order
multiverse|parallel world|alternate reality: parallel universe, parallel universes, multiple universes, alternate universe, alternate universes, parallel worlds, alternate realities, alternative reality
alternate history: what if history
virtual reality|simulated reality: simulation, simulations, living in a simulation
video game: video games, videogame, videogames, gaming, gamers
dream: dreams, dreaming
body swap: body swapping, body switch, switch bodies, swap bodies, swapping bodies, switching bodies
underdog: underdogs, underdog story
good versus evil: good vs evil, good against evil
antihero: anti hero, antiheroes, anti heroes
strong woman|female hero|female protagonist|feminism: strong woman, strong women, strong female lead, female lead, strong female character, female protagonist, strong heroine, female leads, strong female leads, woman in the lead, kick ass women, female hero, heroine, feminist, strong female characters, strong female protagonist, female heroes, heroines
ensemble cast: ensemble, all star cast, star studded
anthology: anthologies, several stories
remake: remakes
sequel: sequels
prequel: prequels
parody|spoof: parodies, spoofs, spoofy
slapstick: slapstick humor, slapstick humour, physical comedy
stoner: stoners, pothead, potheads, weed
mistaken identity: mistaken identities
fish out of water: out of their element
terrorism|terrorist: terrorists, terror attack, terror attacks
immigrant|immigration: immigrants, migrants, emigrants, newcomers to a country
climate change|environment: global warming, climate crisis, environmental
virus|epidemic|outbreak|pandemic: pandemics, plagues, viruses, epidemics, outbreaks
new york city: new york, nyc, manhattan, big apple
los angeles: l a, la story
las vegas: vegas
washington d.c.: washington, washington dc
wall street: stockbrokers, stock market, finance world, bankers, wallstreet
middle-earth: middle earth
psychopath|sociopath: psychopaths, sociopaths, psychos
stalker: stalkers, stalking, stalked
home invasion: home invasions
cult: cults, religious cult, sect
religion: religious, faith based, nuns and priests, church people
suicide: suicidal
murder: murders, murderer, murderers, killer, killers
torture: torturing, tortured
rape: sexual assault, sexual violence, rapes
animal attack: killer animals, animal attacks
killer doll: killer dolls, evil doll, evil dolls, creepy dolls, creepy doll
clown: clowns
summer: summertime, summery
summer camp: summer camps
orphan: orphans, orphaned
aging|old age: growing old, getting old, getting older, ageing, old people, elderly, the elderly, pensioners, pensioner, senior citizens, older people
treasure hunt: treasure hunts, treasure hunting, treasure hunter, hidden treasure, lost treasure
archaeology: archaeologist, archaeologists, archeology
genius: geniuses, brilliant minds, child prodigy, prodigies
mathematics: maths, math, mathematician, mathematicians
hollywood: the film industry, movie business, movie industry, making movies, making of a film, film industry
filmmaking: making films, filmmakers, filmmaker, movie making
cooking|chef|restaurant: chef, cooking, cook, kitchen, kitchens, gastronomy
on the run: fugitive, fugitives, running from the law, running from the police, wanted man
thanksgiving: for thanksgiving
swashbuckler: swashbucklers
gunfight: shootout, shootouts, shoot outs, shoot out, gun fights
explosion: explosions
`;
