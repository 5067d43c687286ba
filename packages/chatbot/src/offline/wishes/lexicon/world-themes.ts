/** Where and when a film plays, and what is in it: keywords of the catalogue and other words for them; `theme-phrases.ts` reads them. */
export const worldThemeTable = `
space: outer space, in space, space travel, space exploration, spacefaring, deep space, among the stars, between
  the stars, astronauts in trouble, the cosmos, cosmos, galaxy, galaxies, the stars
spaceship: spaceships, space ship, starship, starships, spacecraft, space ships
mars: planet mars
submarine: submarines, u boat, under the sea, submariners
pirate: pirates, piracy, buccaneers, buccaneer, swashbucklers
world war ii: second world war, ww2, wwii, ww ii, world war two, world war 2, the second world war, the war
  against hitler, d day, the blitz
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
sport: sports, athlete, athletes, athletics, sporting, sports team, sportsmen, sportspeople, sports people,
  olympic, olympics
boxing: boxer, boxers
american football: quarterback, nfl
soccer: football team, footballers, footballer
baseball: baseball team
basketball: nba
racing: car racing, race car, race cars, racers, race car driver, race car drivers, motor racing, fast cars,
  racing cars, motorsport, formula 1, grand prix
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
ocean|sea: the ocean, the sea, at sea, on the sea, on the ocean, seafaring, sailors, deep sea
beach: beaches
island: islands
jungle: jungles, rainforest, rain forest
desert: deserts, the desert
snow|winter: snowy, wintry
cabin in the woods: cabin in the forest, the woods, in the woods
train: trains
airplane|plane: airplanes, aeroplane, planes
plane crash: plane crashes, airplane crash
one location: single location, one room, in one room, one place, single room, confined space, single setting,
  one house
one night: single night, over one night, one crazy night
real time: in real time
unreliable narrator: unreliable narrators
nonlinear: non linear, nonlinear story, out of order, told out of order
multiverse|parallel world|alternate reality: parallel universe, parallel universes, multiple universes,
  alternate universe, alternate universes, parallel worlds, alternate realities, alternative reality
alternate history: what if history
virtual reality|simulated reality: simulation, simulations, living in a simulation
video game: video games, videogame, videogames, gaming, gamers
dream: dreams, dreaming
body swap: body swapping, body switch, switch bodies, swap bodies, swapping bodies, switching bodies
underdog: underdogs, underdog story
good versus evil: good vs evil, good against evil
antihero: anti hero, antiheroes, anti heroes
strong woman|female hero|female protagonist|feminism: strong woman, strong women, strong female lead, female
  lead, strong female character, female protagonist, strong heroine, female leads, strong female leads, woman in
  the lead, kick ass women, female hero, heroine, feminist, strong female characters, strong female protagonist,
  female heroes, heroines
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
aging|old age: growing old, getting old, getting older, ageing, old people, elderly, the elderly, pensioners,
  pensioner, senior citizens, older people
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
