import type { nature } from '../motifs/nature.ts';

export const natureThemes: Partial<Record<keyof typeof nature, string>> = {
  moon: 'moon, night, full moon, werewolf, apollo, moonlight, dream, insomnia, twilight, moonrise, nightmare, midnight, sleep, darkness',
  sun: 'sun, summer, sunshine, desert, california, beach, heat, dawn, midsommar, miami, sunrise, sunset, florida, solar, pagan, day, inca, aztec, hot, spring break, florida project, sunny, hope, australia, morning, noon, mexico',
  star: 'superhero team, marvel, fame, hollywood, celebrity, star, actress, actor, showgirl, all-star, captain america, pop star, movie star, communist, soviet union, russia, stalin, stardom, supernova, reality tv, star is born, mary jane, wish, cold war, moscow, talent show',
  spark:
    'magic, wish, star, wonder, miracle, fame, dream, stardust, fairy, hope, magical, angel, angels, stars, twinkle, pinocchio, supernatural, faith, la la land, showbiz, glamour, god, fault in, tinker',
  tree: 'tree, nature, forest, family tree, environment, trees, tree house, fern, countryside, life, totoro, avatar, root, pocahontas, orchard, ecology, treehouse, fable, enchanted forest, lorax, village, farm, big fish, fangorn, grass, jungle, africa, druid, georgia, alabama, childhood, garden, shire',
  pine: 'forest, woods, wilderness, pine, cabin, mountain, snow, winter, camping, canada, oregon, cabin in the woods, bigfoot, lumberjack, alaska, twilight, hunter, hunting, revenant, deer',
  christmas: 'christmas, christmas eve, santa claus, elf, holiday, santa, noel, holidays, alone',
  baretree: 'winter, isolation, woods, witch, plague, depression, sleepy, blair, hollow',
  leaf: 'nature, autumn, forest, environment, spring, farm, plant, fall, earth, drug, ecology, garden, leaf, marijuana',
  rose: 'love, rose, romance, beauty and the beast, godfather, beast, passion, american beauty, flower, unrequited love, tragic love, romeo, garden, gothic romance, mafia, tragedy, courtship, bachelor, titanic, victorian, seduction, costume drama, affair',
  flower:
    'flower, garden, love, beauty, hippie, florist, spring, innocence, magnolia, blossom, sunflower, wildflower, first love',
  heart:
    'love, romance, falling in love, romantic comedy, first love, love story, valentine, heart, love at first sight, forbidden love, relationship, crush, hearts, boyfriend, actually, wedding, soulmates, couple, star-crossed lovers',
  brokenheart:
    'breakup, divorce, heartbreak, infidelity, adultery, affair, jealousy, lost love, ex-boyfriend, ex-girlfriend',
  flame:
    'fire, firefighter, hell, demon, devil, burning, volcano, arson, phoenix, hellboy, tower, disaster, rage, hunger, inferno, flame, end of the world',
  snowflake:
    'snow, frozen, winter, ice, blizzard, cold, snowstorm, antarctica, arctic, fargo, shining, ice age, snowman, thing, alaska, holiday, ice queen, skiing, polar, antarctic, christmas',
  wave: 'ocean, sea, tsunami, storm, wave, disaster, surfing, flood, beach, perfect storm, moana, underwater, water, poseidon, shape of water, mermaid, deep, ponyo, pirate, diving, atlantis, aquaman, lake, river, swimming, hurricane',
  mountain:
    'mountain, mountains, climbing, everest, mountaineering, himalaya, brokeback, alps, tibet, hiking, avalanche, cliffhanger, heidi, valley, journey, wilderness, quest, nature, nepal, fellowship, sound of music',
  volcano:
    'volcano, eruption, disaster, natural disaster, pompeii, krakatoa, dante, lava, mount doom, joe, apocalypse, prehistoric, mordor, earthquake',
  cactus: 'mexico, texas, arizona, cowboy, cartel, new mexico, nevada, drug cartel, border, western',
  bolt: 'superhero, dc comics, superpower, electricity, mad scientist, frankenstein, thunder, storm, lightning, speedster, flash, thor, shazam, energy, experiment, tornado, resurrection',
  rainbow: 'rainbow, wizard of oz, oz, hope, colour, color, drag queen, magic, imagination, drag',
  pumpkin: 'halloween, pumpkin, trick or treat, hocus, jack-o-lantern',
  feather: 'feather, gump, angel, writer, letter, forrest, indigenous, native american, pocahontas',
  drop: 'rain, blood, oil, water, gore, oil drilling, tears, there will be, drought, torture',
  footprints:
    'footprint, snow, missing person, search, tracking, walking, wilderness, disappearance, journey, trek, hiking, wild',
  bamboo: 'china, panda, kung fu, bamboo, wuxia, crouching',
  target:
    'sniper, shooting, hunger, target, hunted, deadly game, darts, survival game, tournament, survival, death match, hunting, competition, battle royale, hitman, purge, archery, training, bullseye',
};
