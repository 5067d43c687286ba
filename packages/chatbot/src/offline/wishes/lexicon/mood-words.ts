/** Ordinary ways to say the catalogue's moods: a mood a line, and the phrases that ask for it. */
export const moodTable = `
funny: funny, hilarious, humorous, humor, humour, comical, comic, silly, goofy, witty, laugh, laughs, laughing,
  lol, side splitting, laugh out loud, make me laugh, makes me laugh, make us laugh, makes us laugh, a good
  laugh, good laugh, have a laugh, crack me up, cracks me up, a few laughs, pee my pants, in stitches, amusing,
  jokes, belly laugh, funniest, split my sides, side splitter, belly laughs, giggle, giggles, chuckle, chuckles,
  tickle my funny bone, funny bone, laugh my head off, laugh until i cry, laugh so hard, laugh till i cry,
  rolling on the floor, roll on the floor, howl with laughter, roar with laughter, make us all laugh, have me
  laughing, keep me laughing, ridiculous, comedic, hysterical, a riot, daft, cracking up, hoot, gut busting,
  laughter
action-packed: action packed, exciting, excitement, adrenaline, high octane, explosive, fast paced, fast moving,
  non stop action, nonstop action, kick ass, kickass, badass, pulse pounding, lots of explosions, stuff blowing
  up, things blow up, things blowing up, stuff blows up, full throttle, energetic, high energy, not boring,
  pulse racing, heart pumping, adrenaline rush, adrenaline fuelled, adrenaline fueled, non stop, nonstop,
  breakneck, things explode, stuff explode, plenty of bangs, bangs and crashes, big explosions, rollicking, rip
  roaring, thrill ride, roller coaster ride, rollercoaster ride, white knuckle ride, never lets up, frantic,
  frenetic
tense: tense, tension, intense, nail biting, nail biter, nerve racking, nerve wracking, stressful, anxiety
  inducing, heart pounding, on edge, white knuckle, sweaty palms, makes my heart race, bite my nails, biting my
  nails, nervous, most intense, heart racing, heart race, pulse quicken, hold my breath, holding my breath,
  bated breath, breathless, gripping the armrest, armrest, chew my nails, chewing my nails, bite my fingernails,
  fingernails, claustrophobic, nerve shredding, nerves of steel, knot in my stomach, squirm, pressure cooker,
  wound up tight, taut
suspenseful: suspense, suspenseful, gripping, thrilling, edge of my seat, edge of your seat, edge of the seat,
  edge of our seats, edge of their seat, riveting, on the edge, keeps me hooked, cant look away, keeps me on my
  toes, on my toes, on tenterhooks, tenterhooks, keep me hooked, hooked from the start, cliffhanger,
  cliffhangers, enthralling, cant stop watching, glued to the screen, glued to my seat, keep me in suspense,
  hitchcockian, edge of the sofa, edge of my sofa, edge of our seat
adventurous: adventurous, swashbuckling, sense of adventure, adventure filled, full of adventure, daring, globe
  trotting, globetrotting, derring do, wanderlust, escapist, escapism, rollicking adventure
stylish: stylish, style, sleek, slick, visually stunning, visually striking, visually beautiful, visually
  gorgeous, beautifully shot, beautiful looking, gorgeous looking, beautiful cinematography, great
  cinematography, gorgeous, aesthetic, glamorous, looks amazing, looks beautiful, eye candy, beautiful to look
  at, coolest, visual feast, feast for the eyes, stunning visuals, striking visuals, beautiful images, pretty to
  look at, looks great, look gorgeous, gorgeous visuals, beautiful visuals, great visuals, amazing visuals, nice
  to look at, good looking, fashionable, elegant, chic, suave, easy on the eye, easy on the eyes,
  beautifully filmed, beautifully photographed, something cool, cool film, cool movie, cool looking
romantic: romantic, lovey dovey, swoony, swoon worthy, sexy, steamy, sensual, passionate, fall in love, falling
  in love, in the mood for love, most romantic, make me swoon, butterflies, butterflies in my stomach, heart
  flutter, lovestruck, love struck, mushy, soppy, smoochy, kissing, lovebirds, two people falling in love,
  people falling in love, love and kisses, for lovers, will they wont they, swept off my feet
epic: epic, sweeping, larger than life, grandiose, monumental, spectacular, spectacle, on a grand scale, grand
  scale, massive scale, big scale, mythic, grand, large scale, vast, monumental scale, of epic proportions, epic
  proportions, sprawling, colossal, majestic
violent: violent, violence, brutal, brutality, savage, ultraviolent, ultra violent, bloodthirsty, most brutal,
  bloodlust, fists fly, beat each other up, punch ups, punching, vicious, ferocious, bone crunching, killing
  spree, fighting and killing, people getting killed, guns blazing
scary: scary, terrified, frightened, frightening, terrifying, horrifying, scare, scares, scared, scare me,
  scares me, spine tingling, hair raising, terror, fright, frights, wont let me sleep,
  give me nightmares, gives me nightmares, sleep with the lights on, scares the hell out of me, scare the crap
  out of me, freak me out, freaks me out, hide behind the sofa, hide behind the couch, frightful, scariest,
  scariest thing, goose bumps, behind the sofa, behind a cushion, keep me up at night, keeps me up at night,
  keep me awake, keeps me awake, awake at night, jump out of my skin, out of my skin, pee myself, scare us,
  scares us, frighten me, frighten us, terrify me, terrify us, jumpy, scared out of my wits, out of my wits,
  scared stiff, scared witless, wits out of me, hairs stand up, nightmare fuel, nightmarish, fearful, spook me,
  freaky, wet my pants, shiver, shivers, petrified, sleep with the light on, leave the light on, leave the
  lights on, with the lights on, freaked out, bloodcurdling, blood curdling, chill my blood
bittersweet: bittersweet, bitter sweet, happy and sad, smile and cry, laugh and cry, sad but sweet, smile
  through tears, happy sad, sweet and sad, sad and sweet, sweet but sad
atmospheric: atmospheric, atmosphere, moody, immersive, haunting, vibey, hypnotic, mesmerizing, mesmerising,
  lots of mood, drenched in atmosphere, soaked in atmosphere, full of atmosphere, lots of atmosphere, thick with
  atmosphere, evocative, foggy, ambience, ambient, transports me, transport me
heartwarming: heartwarming, heart warming, warm, warms my heart, warm my heart, wholesome, sweet, touching,
  tender, moving, heartfelt, kind hearted, warm and fuzzy, fuzzy, adorable, cute, charming, sweetest, like a
  hug, a hug, hug, warm hug, cockles, warm blanket film, warm the heart, warms the heart, warm inside, warm
  feeling, melt my heart, melts my heart, lovely story, big hearted, full of heart, with heart, has heart, kind,
  kindness film, gooey, lovable
thought-provoking: thought provoking, makes me think, make me think, makes you think, makes us think, make us
  think, thinking film, thinking movie, deep, deeper, philosophical, intellectual, intelligent, smart, cerebral,
  profound, meaningful, food for thought, stays with me, stay with me, stays with you, stick with me, sticks
  with me, stimulating, think about for days, think about afterwards, existential, brainy, highbrow, chew on,
  something to say, smartest, deepest, think about life, think about for a week, linger, lingers, lingers with
  me, stay with you, something to think about, talk about afterwards, discuss afterwards, argue about
  afterwards, debate afterwards, think hard, big questions, ask big questions, asks big questions, substance,
  some depth, with depth, depth, food for the mind, reflective, chin stroking, ponder, brain food, insightful,
  makes me reflect, sticks with you, stick with you, discuss with friends, grey cells, gray cells
melancholic: melancholic, melancholy, wistful, somber, sombre, mournful, brooding, blue mood, pensive, wallow,
  wallow in, bluesy, yearning, elegiac, rueful, autumnal
gritty: gritty, raw, hard boiled, hardboiled, rough, grimy, realistic, down to earth, tough, no nonsense,
  grounded, grittiest, street level, unpolished, rough around the edges, rough and raw, true to life, grit,
  unvarnished, bare knuckle, lifelike, authentic, hard hitting
feel-good: feel good, feelgood, light, lighthearted, light hearted, easy going, easygoing, easy watch, easy to
  watch, easy viewing, easy, cheerful, cheery, happy, fun, cheer me up, cheers me up, cheer us up, cheer up,
  brighten my day, lift my mood, lift my spirits, better mood, pick me up, brain off, turn my brain off, turn
  off my brain, switch my brain off, switch off my brain, switch off, no thinking, mindless, brainless,
  undemanding, uncomplicated, unwind, relax, relaxing, chill, laid back, cozy, cosy, comforting, comfort film,
  comfort movie, breezy, joyful, joyous, happy ending, feel better, smile, makes me smile, make me smile, puts a
  smile, in a good mood, good mood, good vibes, fluffy, upbeat, sunny, delightful, forget my troubles, easy on
  the brain, happiest, smile on my face, smile on our faces, puts me in a good mood, put me in a good mood, feel
  happy, feel better about life, cheers you up, leave me smiling, leaves me smiling, smiling, leave happy,
  lighter side, on the lighter side, nothing heavy film, low stakes, gentle, light entertainment, pure
  entertainment, unchallenging, soothing, warm glow, pleasant, cheering, no brainer, not think too hard, dont
  have to think too hard, without having to think, joy, happy go lucky, lift me up, pick us up, perk me up,
  popcorn movie, popcorn film, popcorn flick
bleak: bleak, dark, depressing, grim, hopeless, gloomy, soul crushing, heavy, downbeat, nihilistic, despair,
  pessimistic, miserable, ruin my day, crush my soul, dreary, harrowing, depress me, downer, darkest, bleakest,
  no hope, without hope, soul destroying, despairing, joyless, pitch black, pitch dark, unhappy ending, sad
  ending film, downbeat ending, crushing, morbid, cynical, unrelenting, dour, ruins my day, misery, stark
quirky: quirky, offbeat, off beat, oddball, odd, eccentric, kooky, unusual, unconventional, off the wall, zany,
  wacky, twee, quirkiest, out of the ordinary, one of a kind, idiosyncratic, peculiar, off kilter, left field,
  out of left field, unlike anything, oddly charming
disturbing: disturbing, unsettling, upsetting, shocking, messed up, fucked up, twisted, perverse, depraved,
  traumatic, traumatizing, sickening, uncomfortable, disturb me, disturbs me, unsettle me, wtf, hard to watch,
  difficult to watch, tough to watch, hard to stomach, haunt me, haunts me, scar me, scars me, scar me for life,
  nasty, sick and twisted, grotesque, repulsive, stomach churning, feel dirty, need a shower after, provocative
inspiring: inspiring, inspirational, inspire me, inspires me, motivating, motivational, motivate me, motivates
  me, empowering, triumphant, triumph, inspiration, motivation, chase my dreams, believe in myself, get off the
  couch, against all odds, overcoming, overcomes, overcome, root for, triumph over adversity, follow your
  dreams, follow my dreams, chase your dreams, rousing, stirring
tearjerker: sad, tearjerker, tear jerker, cry, cry to, crying, weep, weepy, weepie, sob, sobbing, tears, good
  cry, make me cry, makes me cry, make us cry, ugly cry, cry my eyes out, bawl, bawling, heartbreaking, heart
  breaking, heartbreak, break my heart, breaks my heart, heart wrenching, gut wrenching, emotional, devastating,
  tragic, box of tissues, tissues, bring tissues, need tissues, sadder, poignant, rip my heart out, in the
  feels, saddest, heartstrings, tug at my heartstrings, pulls at the heartstrings, waterworks, kleenex,
  handkerchief, hankies, tear to my eye, tear to the eye, lump in my throat, lump in the throat, teary, weeping,
  tear up, tears me up, bring me to tears, brings me to tears, reduce me to tears, moved to tears, blub,
  blubbing, get emotional, pull at my heart, cry like a baby, a cry, crying shame film, sniffle, well up, wreck
  me, wrecks me, destroys me emotionally, heartbroken, sorrowful, sorrow, sadness
magical: magical, enchanting, enchanted, wondrous, sense of wonder, full of wonder, spellbinding, fairytale
  like, bewitching, child like wonder, childlike wonder, wonderment, pixie dust, sparkle
slow-burn: slow burn, slow burning, slow, slow paced, slow moving, contemplative, meditative, unhurried, takes
  its time, takes their time, quiet, calm, calming, leisurely, slowly builds, slow build, slowest, nothing much
  happens, nothing happens, no hurry, without hurry, gentle pace, slow pace, leisurely pace, slowly unfolding,
  unfolds slowly, languid, measured, deliberate, takes its sweet time, in no hurry, hushed, slow burner
nostalgic: nostalgic, nostalgia, nostalgia trip, takes me back, take me back, back to my childhood, reminds me
  of my childhood, retro, feel like a kid again, good old days, throwback, back in the day, of my youth, relive
  my youth, when i was young film, memory lane, down memory lane, good old times, old times sake, reminisce
creepy: creepy, eerie, spooky, sinister, chilling, chills, ghostly, creep me out, creeps me out, uncanny, the
  creeps, under my skin, macabre, ominous, goosebumps, creepiest, spookiest, skin crawl, hair on end,
  disquieting, unnerving, give me the creeps, gives me the creeps, the willies, heebie jeebies, ghostly
  atmosphere, shudder, haunted feeling, unease, uneasy, dread, full of dread, creeped out, spooked
gory: gory, gorey, gore, blood, bloody, blood and guts, bloodbath, bloodshed, splattery, guts, gruesome, graphic
  violence, lots of blood, blood everywhere, graphic, goriest, bloodiest, splatter film, buckets of blood,
  gallons of blood, blood splatter, blood soaked, entrails, severed limbs, squeamish, gorefest, gore fest,
  slaughter, viscera, grossed out
dark comedy: dark comedy, black comedy, dark humor, dark humour, black humor, black humour, gallows humor,
  gallows humour, darkly comic, darkly funny, morbid humor, morbid humour, dark sense of humor, dark sense of
  humour, darkly humorous, dark comedic, comedies black, comedy black, comedies dark, comedy dark, humor dark,
  humour dark, black comedic, pitch black humour, pitch black humor, blackest humour, dry and dark, laugh at
  awful things, humour as black, humor as black, jet black humour, jet black humor, wickedly funny, twisted
  humor, twisted humour, twisted sense of humor, twisted sense of humour
satirical: satirical, satire, satiric, lampoon, makes fun of, pokes fun at, biting wit, sends up, send up,
  skewers, skewer, takes the mickey, biting, poke fun, pokes fun, mocks, mocking, tongue in cheek, ironic,
  sardonic
mysterious: mysterious, enigmatic, puzzling, cryptic, keeps me guessing, keep me guessing, keeps you guessing,
  keeps us guessing, unexplained, intriguing, intrigue, secretive, baffling, full of secrets, enigma film,
  mystifying, guess until the end, kept guessing, keep us guessing
surreal: surreal, surrealist, surrealistic, dreamlike, dreamy, trippy, bizarre, weird, strange, psychedelic,
  absurd, absurdist, lynchian, kafkaesque, fever dream, on acid, batshit, crazy, insane, out there,
  hallucinatory, experimental, wild, weirdest, craziest, strangest, like a dream, dream logic, dreamscape,
  hallucination, off the rails, bonkers, out of this world, nutty, far out, mad as a box of frogs, loopy,
  deranged, wacko, makes no sense, unhinged
whimsical: whimsical, whimsy, playful, fanciful, storybook, charmingly odd, fairy dust, quaint, enchantingly
  silly, light as a feather
uplifting: uplifting, uplift me, hopeful, gives me hope, give me hope, optimistic, life affirming, restore my
  faith, restores my faith, restore faith in humanity, faith in humanity, full of hope, soul soothing, good for
  the soul, happy tears, reassuring, believe in people, faith in people, faith in mankind, life is good, life is
  worth living, soar, hope in it, spirits up, raise my spirits, lift our spirits, glad to be alive
mind-bending: mind bending, mindbending, mind blowing, mindblowing, mind boggling, mind fuck, mindfuck, mindf,
  blow my mind, blows my mind, twisty, twists and turns, full of twists, lots of twists, clever, brain teaser,
  brain twister, puzzle film, puzzle box film, messes with my head, messes with your head, mess with my head,
  mess with your head, messes with my mind, mess with my mind, fucks with my head, does my head in, makes my
  brain hurt, make my brain hurt, hurt my brain, hurts my brain, question reality, questioning reality, brain
  melting, brain workout, my brain wants a workout, workout for my brain, use my brain, exercise my brain, brain
  hurt, trippy plot, head scratcher, headscratcher, mind games, ingenious, cleverly constructed, reality
  bending, watch twice, have to watch it twice, psychological, unpredictable, wont see coming, didnt see coming,
  dont see coming, cleverest, twistiest, what is real, whats real, reality from dream, scratch my head,
  scratching my head, head spin, head spinning, brain in knots, brain into knots, twist my brain, twists my
  brain, warp my mind, warps my mind, bends my mind, bend my mind, bends my brain, need a diagram, puzzle over,
  rubik, outsmart me, outsmarts me, mindbender, brain bender, intricate, labyrinthine, brain burner, never see
  coming, tie my brain in knots, does your head in, do my head in, intellectual puzzle, brainteaser, perception
  of reality, nature of reality
`;

/** Situations, which say what is wanted where nothing else does. */
export const situationTable = `
romantic: date movie, date film, date night, first date, second date, third date, for a date, a date with,
  valentines, valentines day, anniversary, our anniversary, romantic evening, romantic night
feel-good: rainy sunday, rainy day, rainy afternoon, rainy evening, lazy sunday, lazy afternoon, lazy day,
  sunday afternoon, sick day, hungover, hangover, long day, hard day, rough day, bad day, tough day, tough week,
  rough week, long week, hard week, stressful day, stressful week, exhausted, home sick, sick in bed, feeling
  down, feeling low, feeling blue, got dumped, broke up, had a breakup, feeling sad, im sad, so sad today, worn
  out, cold and wet outside
`;
