import type { machines } from '../motifs/machines.ts';

export const machinesThemes: Partial<Record<keyof typeof machines, string>> = {
  submarine: 'submarine, u-boat, submarines, hunt, torpedo, crimson tide, navy, underwater, deep sea',
  rocket:
    'spaceship, rocket, space travel, moon landing, launch, space race, space, star trek, nasa, spacecraft, toy, flash gordon, first man, space station, astronaut, apollo',
  ufo: 'ufo, alien, alien invasion, invasion, flying saucer, area 51, independence day, encounters, district, mars, signs, e.t., men in black, extraterrestrial, first contact, roswell, alien contact, abduction, close, arrival, alien abduction, attack, parody, plan',
  planet:
    'space, space opera, planet, galaxy, space travel, outer space, universe, solaris, dune, melancholia, star, alien planet, interstellar, astronomy, saturn, solar, hitchhiker, guardians, mars, trek, cosmic, spacecraft, cosmos, colony, science fiction',
  car: 'new york city, los angeles, car, car chase, driver, road trip, taxi, drive, cars, driving, wheels, furious, fast, taxi driver, getaway, automobile, cab, green book, volkswagen',
  truck:
    'truck, trucker, smokey, convoy, maximum, wages of fear, duel, truck driver, smuggling, monster truck, mad max, road war, sorcerer, delivery',
  motorcycle:
    'motorcycle, biker, motorcycle gang, easy rider, mad, bike, ghost rider, akira, che guevara, bikers, bicycle',
  train:
    'train, railway, train robbery, orient express, train station, polar express, brief encounter, subway, snowpiercer, railroad, strangers, trainspotting, commuter, darjeeling, before sunrise, express, bullet train, locomotive, station agent, engineer, runaway, unstoppable, mugen, bridge, platform',
  plane:
    'airplane, plane, airport, flight, flying, pilot, air, plane crash, hijacking, aviator, casablanca, travel, terminal, amelia, sully, airline, travelling, stewardess, flight attendant',
  jet: 'air force, fighter pilot, top gun, aviation, jet, fighter jet, pilot, maverick, flying, aerial combat',
  ship: 'ship, titanic, cruise ship, shipwreck, sea, iceberg, poseidon, ocean liner, immigrant, navy, disaster, battleship, immigration, voyage, ferry, boat, ocean, migration',
  sail: 'sea, ocean, boat, sailing, voyage, lake, storm, island, life of pi, yacht, river, perfect storm, truman, fishing, old man, shipwreck, all is lost, sailor, summer, kon-tiki, moonrise, captain, adrift',
  galleon:
    'pirate, pirates, treasure hunt, caribbean, black pearl, ship, voyage, mutiny, treasure, buccaneer, explorer, 18th century',
  anchor: 'navy, sailor, ship captain, merchant navy',
  tank: 'tank, fury, battle, german, invasion, world war i, iraq, patton, tank battle, army, rommel, desert war, afghanistan, gulf war',
  helicopter:
    'vietnam war, helicopter, apocalypse now, black hawk, special forces, rescue mission, military operation, pilot, platoon, stalking',
  spaceship:
    'spaceship, space battle, space opera, spacecraft, star wars, enterprise, space, starship, rebellion, starfighter, galaxy, millennium, smuggler, intergalactic, space war, empire, serenity, crew, trek, lightyear',
  wheel:
    'racing, car, drag racing, wheel, driver, roller, speed, fast, street racing, furious, fortune, grand prix, auto, cars, mechanic, drift, chariot, motor, demolition derby, car accident',
  television:
    'television, tv, reality show, news, media, network, tv show, broadcast, journalist, poltergeist, anchorman, truman show, ring, newsroom, suburb, fame, sitcom, reality tv, talk show, anchor, video game, propaganda, nostalgia, journalism, 1950s, based on tv series, tv star, televangelist',
  camera:
    'filmmaking, hollywood, film director, movie, movies, cinema, documentary, film industry, found footage, screenwriter, paparazzi, video, rear',
  reel: 'film, cinema, filmmaking, film within a film, movie theater, hollywood, silent film, cinephile, paradiso, film director, actor, actress, movie star, black and white, fame, documentary, once upon a time in hollywood, inglourious',
  telephone:
    'phone, telephone, phone booth, stalker, call, obscene, phone call, dial, kidnapping, ransom, her, long distance, scream, matrix, call girl, blackmail, hostage, babysitter, prank, calls, black phone, ring',
  radio:
    'radio, broadcast, radio station, good morning, dj, resistance, communication, transmission, radio host',
  gear: 'factory, machine, machines, industrial, clockwork, working class, modern times, steampunk, labor, metropolis, worker, saw, engine',
  atom: 'nuclear weapon, nuclear threat, physics, physicist, radiation, atomic bomb, nuclear, superpower, parallel world, multiverse, scientist',
  syringe:
    'drug, addiction, virus, hospital, drug addiction, heroin, experiment, vaccine, trainspotting, disease, epidemic, doctor, medicine, pandemic, drugs, drug dealer, nurse, contagion, medical, surgeon, requiem, serum, genetics, clone, infection, mutation, mutant, scientist, human experimentation',
  circuit:
    'computer, artificial intelligence, hacker, virtual reality, technology, cyberpunk, internet, simulation, android, software, matrix, tron, program, machina, cyborg',
};
