import type { creatures } from '../motifs/creatures.ts';

export const creaturesThemes: Partial<Record<keyof typeof creatures, string>> = {
  bird: 'bird, freedom, birds, swan, pigeon, falcon, penguin, feet, eagle, hawk, nest, owl, war horse',
  crow: 'crow, raven, curse, scarecrow, omen',
  cat: 'cat, cats, boots, garfield, kitten, catwoman, aristocats, siamese',
  dog: 'dog, dogs, puppy, talking dog, hound, dalmatians, lassie, pet, beethoven, marley, hachi, best friend',
  wolf: 'wolf, werewolf, wolves, fox, howling, full moon, wolverine, dances, grey, wolf pack, mononoke, lycan, little red riding hood, balto, wolf of, never cry, jackal, hound, ginger, transformation, coyote, twilight, beast, hunter',
  horse:
    'horse, cowboy, horses, horseback, jockey, western, horse race, stallion, seabiscuit, spirit, racehorse, ranch, gunslinger, knight, mustang, spurs, outlaw',
  lion: 'lion, lion king, narnia, africa, savannah, lions, safari, gladiator, zoo, big cat, tiger, jungle',
  bear: 'bear, hibernation, paddington, grizzly',
  mouse: 'mouse, rat, mice, stuart, rats, rodent, ratatouille',
  rabbit: 'rabbit, bunny, alice, peter rabbit, donnie, wonderland, jojo, hare, roger, usagi',
  ape: 'ape, gorilla, monkey, chimpanzee, king kong, kong, primate, evolution',
  fish: 'fish, fishing, nemo, dory, aquarium, ponyo, ocean, fisherman, goldfish, undersea, mermaid, sea, river',
  shark: 'shark, jaws, sharknado, shark attack',
  fin: 'shark, jaws, meg, shark attack, deep',
  whale:
    'whale, moby, moby dick, whaling, free willy, ocean, pinocchio, dolphin, heart of the sea, aquarium, marine biologist, way of water',
  octopus:
    'octopus, sea monster, mermaid, squid, kraken, leagues, ursula, sea creature, tentacle, lovecraft, deep sea',
  spider: 'spider, spider-man, spiders, arachnid, tarantula, charlotte, arachnophobia, widow',
  web: 'spider, web, spider-man, trapped, conspiracy, deception, net, social media, network, internet, lies, betrayal, secrets, entangled, manipulation, femme fatale, double cross, multiverse, hacker, intrigue, blackmail',
  bat: 'bat, vampire, gotham city, batman, dracula, joker',
  butterfly: 'butterfly, transformation, metamorphosis, coming out, lambs, silence, papillon, chaos, spring',
  snake:
    'snake, serpent, anaconda, python, jungle, snakes, poison, temptation, rattlesnake, reptile, betrayal, medusa, eden, adam and eve, desert',
  dragon: 'dragon, hobbit, dragons, eragon, reptile, mythology',
  dinosaur: 'dinosaur, jurassic, dinosaurs, prehistoric, t-rex, rampage, kaiju, godzilla, giant monster',
  ghost:
    'ghost, haunting, ghostbusters, spirit, poltergeist, paranormal, casper, ghosts, afterlife, haunted, apparition, supernatural',
  skull:
    'death, skull, pirate, undead, skeleton, day of the dead, grim reaper, punisher, murder, cannibal, curse, poison, evil dead, voodoo, demon, gore, evil, body horror, zombie, hell, mexico, coco, plague, end of the world, serial killer, corpse, torture, splatter, killer',
  alien: 'alien, extraterrestrial, alien invasion, first contact, abduction, predator',
  robot:
    'robot, android, cyborg, robots, artificial intelligence, giant robot, transformers, iron, droid, terminator, wall·e, robocop, machine, mecha, rise of the machines, chappie, pacific',
  zombie:
    'zombie, undead, zombie apocalypse, living dead, walking dead, outbreak, infected, 28, evil dead, resident, virus, post-apocalypse, buried, buried alive, crawl, resurrection, survival horror',
  paw: 'animal, talking animal, pets, puppy, fox, zoo, bear, wolf, animals, wilderness, jungle, zootopia, pet, hunting, secret life, tiger',
};
