import type { play } from '../motifs/play.ts';

export const playThemes: Partial<Record<keyof typeof play, string>> = {
  note: 'music, musical, musician, composer, jazz, orchestra, song, conductor, music teacher, drummer, whiplash, choir, singing, school of rock, opera, band, pitch, pianist, melody, sing, amadeus, la la land, concert, musical comedy, sound',
  guitar:
    'rock music, guitar, guitarist, rock band, rock star, country music, band, elvis presley, folk, rock, musician, coco, songwriter, singer, punk, metal, bob dylan',
  microphone:
    'singer, singing, concert, talk show, music, hip hop, rap, karaoke, comedy club, rapper, stand-up, fame, pop star, voice, speech, jazz, soul, king of comedy, musical, radio dj, star is born, freddie mercury',
  record:
    'record, music, disco, vinyl, dj, high fidelity, 1970s, jazz, soundtrack, almost famous, record label, music industry, disco music, motown, groove, rock, nightclub, baby',
  piano:
    'piano, pianist, jazz, composer, musician, prodigy, keys, music, blues, classical music, soul, liberace',
  trumpet:
    'jazz, trumpet, new orleans, brass, harlem, big band, blues, 1920s, soul, jazz music, mo better, marching band, jazz musician, speakeasy, chicago, cotton, parade, roaring twenties',
  drama:
    'theater, broadway, playwright, musical theater, stage, opera, actress, birdman, cabaret, based on play, silent film, phantom, moulin, shakespeare',
  football: 'soccer, football (soccer), world cup, beckham, football',
  basketball: 'basketball, jump, hoop',
  baseball: 'baseball, major, bull',
  gridiron: 'american football, quarterback, football player, coach, sunday, blind side, waterboy',
  glove: 'boxing, boxer, rocky, creed, prizefighter, million, raging, heavyweight, southpaw',
  trophy:
    'sport, championship, competition, tournament, coach, underdog, contest, victory, team, sports, champion, beauty pageant, cheerleader, world cup, cheerleading, bring it on, winner, spelling bee, training, rivalry, pitch perfect, sports team, talent contest, miss, bowling, golf, tennis, hockey, ice hockey',
  checkered: 'racing, race, formula one, motorsport, race car, stock car, ferrari, f1, rush, days of thunder',
  surf: 'surfing, surfer, beach, point break, california, surf, wave, lifeguard, hawaii, malibu, big wednesday, blue crush, teenager',
  knight:
    'chess, strategy, knight, mind game, seventh seal, queen, strategist, game, battle of wits, rivalry, tournament, manipulation',
  pawn: 'manipulation, politics, power, strategy, chess, betrayal, loyalty, power struggle, sacrifice, conspiracy, government, cold war, corruption, undercover, spy, ambition, double agent, traitor',
  sword:
    'sword, samurai, knight, warrior, king arthur, excalibur, highlander, medieval, sword and sorcery, conan, swordsman, mulan, quest, prince, kill bill, barbarian, demon slayer, blade, elf, hobbit, katana, good versus evil, joan, princess mononoke, chosen one',
  swords:
    'sword fight, duel, swordsman, fencing, three musketeers, musketeers, swashbuckler, zorro, rivalry, battle, gladiator, princess bride, pirate, adventurer, knight, war, swordplay, bride, crossed, rivals, warrior, ancient rome, medieval',
  knife:
    'serial killer, slasher, knife, murder, knives, stabbing, killer, scream, psychopath, psycho, masked killer, whodunit, murderer, slash, stalking, murder mystery, blade',
  axe: 'axe, viking, lumberjack, barbarian, slasher, psycho',
  pistol:
    'gun, gunslinger, gangster, hitman, shootout, outlaw, gunfight, western, bond, revenge, duel, pulp, mafia, mob, crime boss, gun violence, violence, drug lord, crime, bank robbery, bonnie, gang, drug dealer',
  crosshair:
    'spy, james bond, sniper, secret agent, cia, mi6, espionage, assassin, target, hitman, american sniper, undercover, hunted, assassination, on the run, jackal',
  bomb: 'bomb, terrorism, explosion, terrorist, bomb disposal, die, hurt, slapstick',
  grenade:
    'military, soldier, war, vietnam war, platoon, iraq war, combat, guerrilla, tropic, mercenary, thunder',
  bullet:
    'hitman, assassin, assassination, sniper, gangster, bullet, gunfight, mercenary, bounty hunter, shootout, lethal, jacket',
  badge: 'sheriff, marshal, police, texas ranger, lawman, cop',
  handcuffs:
    'arrest, police, undercover, hostage, kidnapping, police corruption, buddy cop, policeman, interrogation, fugitive, crime, abuse of power, convict, captive',
  helmet:
    'world war ii, soldier, war, army, military, veteran, private, world war i, d-day, front, battle, normandy, dunkirk, ptsd, anti-war, infantry',
  kabuto:
    'samurai, ninja, japan, ronin, feudal japan, shogun, last samurai, kill, bushido, shinobi, kingdom of',
  shield:
    'superhero, marvel, knight, medieval, captain america, warrior, gladiator, battle, kingdom, ancient rome, sparta, crusade, troy, camelot, hercules, ancient greece, 300, spartacus, king arthur, captain, honor, roman empire, greek mythology, empire, siege, defence',
  bow: 'archery, robin hood, arrow, archer, hunger, katniss, brave, native american',
  medal:
    'olympics, olympic games, hero, champion, soldier, veteran, medal, athlete, gold, figure skating, biography, training, swimming',
  lightsaber: 'jedi, sith, lightsaber, star wars',
};
