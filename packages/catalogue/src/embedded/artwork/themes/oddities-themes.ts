import type { oddities } from '../motifs/oddities.ts';

export const odditiesThemes: Partial<Record<keyof typeof oddities, string>> = {
  apple: 'apple, snow white, seven dwarfs, poison, orchard, eden, poisoned',
  bee: 'bee, bees, bug, insect, ant, antz, beekeeper, insects, honey, shrunk, wasp',
  bicycle: 'bicycle, bike, cycling, e.t., boy, 1980s, breaking away, small town, paperboy, goonies, bicycles',
  bowling: 'bowling, lebowski, kingpin',
  cowboyhat:
    'cowboy, western, texas, rodeo, outlaw, gunslinger, ranch, sheriff, cattle, rancher, midnight cowboy, oklahoma, urban cowboy, country music',
  elephant: 'elephant, dumbo, circus, tarzan, india, africa, elephants, jungle book',
  frog: 'frog, muppets, muppet, toad, kermit',
  hammer: 'thor, hammer, norse mythology, asgard, ragnarok, odin, construction, oldboy',
  hockeymask: 'friday, jason, summer camp, slasher, hockey, masked killer, serial killer, hannibal, voorhees',
  joystick:
    'video game, gaming, arcade, based on video game, gamer, wreck, pixels, ready, scott pilgrim, player',
  lantern:
    'lantern, miner, mine, mining, 19th century, green lantern, village, cave, expedition, railway, underground, ghost story',
  monster:
    'monster, monsters, creature, closet, fear, wild things, shrek, ogre, yeti, imaginary friend, troll, goblin, gremlins',
  penguin: 'penguin, penguins, antarctica, madagascar, surf',
  pig: 'pig, pigs, babe, farm, piglet, charlotte, boar, porco',
  popcorn: 'movie theater, cinema, teenager, popcorn, drive-in, comedy, spoof, parody, babysitter',
  scissors:
    'scissors, scissorhands, barber, hairdresser, tailor, fashion, sewing, barbershop, us, dressmaker, haircut, doppelganger, seamstress',
  slipper:
    'cinderella, shoes, shoe, fashion, makeover, slipper, glass slipper, high heels, prada, fairy tale, ball, prom, fashion designer, kinky, model, shopping',
  sunglasses:
    'cool, miami, blues, agent, hollywood, men in black, 1980s, beach, hit man, they live, risky, sunglasses, las vegas, terminator, florida, stylish, vacation, california, rain man, spring break, secret agent, fbi, tarantino',
  tail: 'mermaid, siren, splash, little mermaid, undersea',
  turtle: 'turtle, turtles, ninja turtles, tortoise, mutant, sewer',
};
