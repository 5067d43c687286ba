/** Words that the invented catalogue is made of. */
const words = (text: string): string[] => text.trim().split(/\s*,\s*/u);

export const adjectives = words(
  'Amber, Bitter, Borrowed, Broken, Burning, Crooked, Distant, Drowned, Empty, False, Frozen, Gilded, Hollow, Idle, Iron, Last, Little, Lonely, Lost, Narrow, Nameless, Pale, Painted, Patient, Quiet, Restless, Second, Secret, Silver, Sleeping, Stolen, Sudden, Tender, Unlikely, Velvet, Wandering, Wild, Wooden, Yellow',
);
export const nouns = words(
  'Almanac, Anchor, Apricot, Archive, Balcony, Beacon, Bell, Bridge, Carousel, Cartographer, Chandelier, Clockmaker, Compass, Corridor, Crossing, Daughter, Delta, Ember, Envelope, Falcon, Ferry, Fiddler, Furnace, Gardener, Glacier, Harbour, Harvest, Heron, Horizon, Inventor, Island, Keeper, Ladder, Lantern, Ledger, Letter, Lighthouse, Locksmith, Magpie, Meadow, Mirror, Monsoon, Needle, Nightingale, Orchard, Organist, Parade, Pendulum, Postman, Quarry, Rehearsal, River, Saddle, Sailor, Salt, Satellite, Season, Shadow, Signal, Sparrow, Staircase, Stranger, Thicket, Tide, Tower, Umbrella, Vineyard, Violin, Voyage, Whistle, Willow, Window, Winter, Zeppelin',
);
/** One-word titles that are also what people say when they wish for something. */
export const saidTitles = words(
  'Another, Again, Anything, Blockbuster, Comedy, Creepy, Everything, Funny, Good, Great, Home, Long, Love, More, New, Night, Noir, Old, Paris, Quiet, Scary, Short, Something, Spies, Thanks, Tonight, Together, Weekend, Yes',
);
export const places = words(
  'Aldersey, Brindle Bay, Castellane, Dorrin, Eastmoor, Fennick, Galway Cross, Hallow Ridge, Isola Verde, Jutland, Kestrel Point, Lisbon, Marrakesh, Naples, Odessa, Port Ellery, Quito, Ravenna, Saltmarsh, Tangier, Umber Falls, Valparaiso, Westerby, Zagreb',
);
export const firstNames = words(
  'Ada, Alba, Amos, Anselm, Beata, Boris, Carys, Casimir, Clemence, Dagny, Darius, Dilys, Edmund, Elif, Esther, Fabian, Farah, Fergus, Gemma, Goran, Greta, Hanif, Hedda, Hiro, Idris, Imelda, Ines, Ivo, Jamila, Jonas, Judit, Kenji, Kirsten, Lars, Leila, Lorenzo, Lucia, Magnus, Maren, Milan, Nadia, Nerys, Nils, Odile, Oskar, Paloma, Petra, Quentin, Rafaela, Rosalind, Ruben, Sabine, Saoirse, Silas, Tamsin, Teodor, Ulla, Vera, Viktor, Wanda, Xenia, Yusuf, Zelda, Zoran',
);
export const startSyllables = words(
  'Al, Bar, Bel, Cor, Dan, Del, Eld, Far, Fen, Gal, Gor, Hal, Har, Ist, Jor, Kal, Kor, Lan, Lor, Mar, Mor, Nor, Or, Pel, Quin, Ran, Ros, San, Sel, Tal, Tor, Ul, Val, Ver, Wal, Yar, Zan',
);
export const endSyllables = words(
  'ander, ardi, ash, beck, berg, bury, cott, dahl, den, dottir, elli, enko, er, escu, field, gate, grave, holm, ida, ikov, ington, ito, kamp, land, ley, low, man, mont, mura, nez, oba, osti, quist, ridge, rup, sen, shaw, son, stad, stein, strom, thorpe, ton, uzzi, vale, vik, wick, wood',
);
/** Keywords as any catalogue has them, the commonest first. */
export const knownThemes = words(
  'friendship, revenge, murder, small town, police, survival, love triangle, alien, superhero, marriage, serial killer, kidnapping, road trip, spy, space, monster, high school, betrayal, grief, coming of age, detective, conspiracy, twist ending, dystopia, orphan, heist, ghost, martial arts, loneliness, dog, slasher, island, demon, scientist, journalist, slapstick, sport, gangster, rescue, corruption, princess, desert, on the run, christmas, curse, time travel, underdog, prison, witch, magic, artificial intelligence, fairy tale, village, lawyer, robot, assassin, dream, quest, writer, cold war, divorce, memory, jungle, train, vampire, courtroom, politics, wedding, car chase, zombie, haunted house, con artist, circus, submarine, samurai, pirate, dragon, dinosaur, boxing, chess, lighthouse, black and white, silent film, based on novel, based on true story, based on book, remake, sequel, film noir, neo-noir, musical, whodunit, biography, anthology, werewolf, archaeology',
);
export const jobs = words(
  'baker, bell-ringer, bookkeeper, cellist, clerk, conductor, diver, ferryman, forger, geologist, glazier, judge, linguist, miner, nurse, pilot, plumber, schoolteacher, shepherd, surveyor, tailor, translator, watchmaker, weaver',
);
export const deeds = words(
  'finds a map in a drawer, inherits a house by the sea, wakes up in a stranger’s coat, takes the blame for a fire, falls for a rival, steals back what was taken, hides a runaway, learns to fly at sixty, follows a letter across three borders, loses a wager, returns after twenty years, is mistaken for a minister',
);
export const troubles = words(
  'before the tide comes in, while the city sleeps, as a strike spreads, with a week to live, under a false name, against the wish of the whole village, until the first snow, although nobody believes a word, and nothing is as it was',
);
/** Languages with the countries that films in them come from, the commonest first. */
export const tongues: readonly { language: string; countries: readonly string[] }[] = [
  { language: 'en', countries: ['US', 'US', 'US', 'GB', 'AU', 'CA', 'IE', 'NZ'] },
  { language: 'fr', countries: ['FR', 'FR', 'BE', 'CA', 'CH'] },
  { language: 'ja', countries: ['JP'] },
  { language: 'es', countries: ['ES', 'MX', 'AR', 'CL', 'CO'] },
  { language: 'ko', countries: ['KR'] },
  { language: 'hi', countries: ['IN'] },
  { language: 'zh', countries: ['CN', 'HK', 'TW'] },
  { language: 'it', countries: ['IT'] },
  { language: 'de', countries: ['DE', 'AT'] },
  { language: 'sv', countries: ['SE'] },
  { language: 'da', countries: ['DK'] },
  { language: 'pt', countries: ['BR', 'PT'] },
  { language: 'ru', countries: ['RU'] },
  { language: 'fa', countries: ['IR'] },
];
export const moods = words(
  'funny, action-packed, tense, adventurous, family-friendly, stylish, romantic, suspenseful, epic, violent, scary, bittersweet, atmospheric, heartwarming, thought-provoking, melancholic, gritty, feel-good, bleak, quirky, disturbing, inspiring, tearjerker, magical, slow-burn, nostalgic, creepy, gory, dark comedy, satirical, mysterious, surreal, whimsical, uplifting, mind-bending',
);
/** TMDB's genre ids, the commonest first. */
export const genreOrder = [
  18, 35, 53, 28, 10749, 12, 80, 27, 878, 14, 10751, 16, 9648, 36, 10752, 99, 10402, 37,
];
