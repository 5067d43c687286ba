import type { people } from '../motifs/people.ts';

export const peopleThemes: Partial<Record<keyof typeof people, string>> = {
  figure:
    'loneliness, existentialism, man, alone, walk, outsider, identity, drifter, stranger, midlife crisis, lone hero, nobody, thin, anti-hero, antihero, on the run, fugitive, loner, redemption',
  detective:
    'detective, private detective, film noir, neo-noir, noir, investigation, whodunit, murder mystery, mystery, sherlock, holmes, gangster, mafia, mob, 1930s, 1940s, third, chinatown, investigator, informant',
  profile:
    'memory, dream, biography, identity, psychology, philosophy, mind, secret, psychoanalysis, thought, depression, self-discovery, mental illness, loneliness, portrait, genius, grief, mother-son relationship, obsession, woman director, coming of age, guilt, trauma, amnesia, feminism, artist, psychiatrist, therapy, introspection, writer, aging, regret, alzheimer',
  lovers:
    'love, love triangle, romance, marriage, kiss, star-crossed lovers, couple, before sunrise, wedding, lovers, romantic, lgbt, forbidden love, gay, relationship, sunset, sunrise, lost in translation, affair, friends to lovers, marriage proposal, romeo, husband-wife relationship, falling in love, first love, newlywed',
  family:
    'family, parents, dysfunctional family, family relationships, incredibles, step, father, mother, motherhood, fatherhood, marriage, addams, siblings, mother-daughter relationship, father-daughter relationship, found family, brother-sister relationship',
  child:
    'child, boy, childhood, son, kid, orphan, baby, adoption, father-son relationship, growing up, single father, kids, first',
  runner:
    'running, runner, marathon, escape, chase, on the run, run, sprint, athletics, fugitive, sport, forrest, chariots, training, logan, pursuit, athlete, coach, underdog, competition, blade, survival, rescue',
  dancer:
    'dance, dancer, ballet, dancing, la la land, ballerina, tap dance, billy elliot, step, footloose, tango, musical',
  hero: 'superhero, superman, superhero team, avenger, avengers, hancock, incredibles, supervillain, heroes, cape, kick-ass, super',
  astronaut:
    'astronaut, nasa, space mission, mars, gravity, apollo, space travel, interstellar, martian, armageddon',
  hand: 'palm, magic, hands, touch, deaf, blind, addams, strange, scissorhands, hand, evil, sign language, healing, crawling, hitchhiker, possession, cursed',
  fist: 'superhero, marvel, rebellion, revenge, martial arts, fight, fighter, brawl, karate, wrestling, underground, revolution, civil rights, fist, uprising, boxer, strength, hulk, vigilante, club, resistance, power, racism, kick',
  eye: 'surveillance, voyeurism, stalker, paranoia, conspiracy, blindness, obsession, dystopia, psychological, hypnosis, vertigo, blink, rear window, eyes, blade runner, truman, watching, blind, media, fear, dream, eye, twist ending',
  lips: 'seduction, rocky horror, kiss, desire, femme fatale, eroticism, lust, temptation, lips, sex, bridget, lipstick, actress, makeover',
  mask: 'dc comics, based on comic, mask, masked vigilante, secret identity, zorro, masquerade, disguise, secret society, masked, undercover, superhero, eyes wide shut, double life, phantom, masked man',
  comedy:
    'theater, play, stand-up comedy, stage, comedian, actor, shakespeare, comedy, parody, spoof, mockumentary',
  clown: 'clown, killer clown, joker, pennywise',
  crowd:
    'team, gang, rebellion, protest, ensemble cast, revolution, politics, cult, class difference, racism, civil rights, underdog, union, strike, reunion, conformity, usual',
  face: 'identity, android, identity swap, obsession, plastic surgery, disguise, artificial, persona, face, ex machina, double, doppelganger, secret identity, twin, beauty, skin',
};
