/**
 * Keywords that are everyday words: they are a theme only where a sign like 'about' or 'set in' says so. A keyword of one
 * word that few films have needs one as well.
 */
export const ordinaryKeywords: ReadonlySet<string> = new Set(
  `
  abuse accident actor actress addict adrenaline adventure advertising affair age agent aging airplane airport
  alcohol alone ambition anger animal animals ant anxiety apart apartment apprentice architect argument army art
  artist assistant attic aunt autumn award away baby babysitter bag ball band bank banker banking bar basement bat
  bath bathroom battle beach bear beauty bee beer beginner being belief bet betting bible bicycle bird birth
  birthday blind blood boat body bomb bone book books border boss box boy boyfriend brain breakup bride bridge
  brother buddies buddy bus business businessman butler cafe camera camp camping candidate candy capital captain
  car career carnival cat cave celebrity challenge champion chance change chaos chase cheating chef chicken child
  childhood children chocolate choice choir christianity christmas church cinema citizen city civilian
  civilization clash class classic climate climbing clock club coach coffee cold college colony color comeback
  comedian comet comic community company competition computer confession conscience contest contract conversation
  cook cooking cool corporation corrupt costume country countryside couple courage court cousin cow crab
  creativity creature crew crime crimes crisis critic cruelty crusade cult culture dance dancer danger dark
  darkness date dating daughter day deaf death debt deception deer defeat dentist depression desert desire destiny
  devil diamond diner director disability disaster disguise divorce doctor dog doll door double drawing dream
  dreams dress drinking driver driving drug drugs duck duty earth eating economics education egg elderly election
  element emotion enemy energy engagement engine engineer environment envy era escape ethics evolution ex-husband
  ex-wife exam expedition experience experiences experiment experimentation expert explosion eye face factory
  facts failure faith fame family fan fantasy farewell farm farmer fashion fate father fear field fight film fire
  firefighter first fish fishing flashback flight flood flower fly flying fog food forest found fox franchise
  franchises fraud freedom friend friends friendship frontier funeral fur future gallery gambling game games
  gaming gang garden gas gender general generation genius giant gift girl girlfriend girlfriends goat god gold
  golf goodbye gossip government graduation grandfather grandmother greed grief group growing guard guest guilt
  guitar gun gym hair halloween hand hangover happiness hat head health heart heat heaven hell hero hiding hill
  history holiday home hometown honeymoon honor hope horse hospital host hot hotel hour house housewife human
  humanity humor hunter hunting husband ice identity illusion imagination immigrant independence industry
  infection inheritance injustice innocence insect insomnia intellectual internet interview intimacy investigation
  island jail job joke journalist journey judge jury justice key kindness king kitchen kitchens kitten lake land
  language laughter laundromat law lawyer leader legal legend letter library lie life light lone loneliness loser
  loss lost love lover loyalty luck lust machine magazine makeover man map marketing marriage married masculinity
  mask master mates mathematics maze media medicine medium meeting memory men mentor meta middle mind mine minute
  missing mission misunderstanding model modern mole moment money monkey month moon mother motorcycle mountain
  mouse movie moving murder museum music musician mute nanny nation nature neighbor neighborhood nephew new news
  newspaper niece night nightmare noise nonsense nostalgia nowhere nudity nurse obesity obsession occupation ocean
  of office oil old one opera operation optimism orchestra outback outsider owl owner pain painter painting pals
  panda panic parade parent parents park partner party passion past peace pessimism pet philosophy phone
  photograph photographer photography pianist piano pig pilot plane planet plant plants playground poet poetry
  poker police political politician politics pollution pool poor popularity poverty power prank pregnancy present
  president pride priest prince prison prisoner prize professor program prom promise protest psychology pub
  publishing puppy puzzle quarantine queen quest rabbit raccoon race racist radiation radio railroad rain ranch
  rap reading reality rebel recovery rediscovery reform regret relationship relationships religion resistance
  responsibility restaurant retelling retirement reunion rights ring risk rival river road romance rookie room
  routine rug rule rules rumor running sacrifice sailing salesman salon satellite scam scams scandal school
  science scientist sea seaside season second secret secretary seduction separation servant sex sexuality shadow
  shame sheep ship shoes shopping show sibling siege silence sing singer singing sister skin sky slave slaves
  sleep smell smoking snow society soldier somewhere son song soul sound speed spirit sport sports spring squirrel
  stage star stars state steal stealing steals storm storytelling stranger street stress stripper student studio
  stunt stupidity suburb subway success suicide summer sun surfing surgery survivor swamp swimming sword system
  talent taste tax taxi teacher team technology teenager television temple temptation thanksgiving theater theft
  therapy thief time together tourist tournament tower town toy tradition train training tramp trans
  transformation trap trauma travel tree trial trick trip truck true trust truth tunnel turtle tutor twin uncle
  underground unemployment union university up vacation veteran victim victory video village villain violence
  virginity visitor voice waitress walking wall war warm water wealth weapon weather wedding weed week weekend
  well widow wife wild will wind window winner winter wish witness woman women women's work worker workplace world
  writer writing year young youth zone zoo
  `
    .trim()
    .split(/\s+/u),
);

/** Everyday keywords of more than one word. */
export const ordinaryPhrases: ReadonlySet<string> = new Set(
  `
  action hero, art gallery, bad boy, bad luck, bad parent, beach house, best friend, best friends, blind date,
  board game, business card, cable tv, call center, chewing gum, childhood friend, classical music, co-worker,
  college student, comic book store, convenience store, country club, country music, daily routine, dead body,
  department store, dinner party, double life, family feud, family secret, female gaze, film director, film
  industry, film student, film within a film, first date, first impression, food poisoning, food truck, free will,
  game show, generation gap, greeting card, growing up, heart attack, home movie, home video, horror movie, lake
  house, last words, law school, lone hero, long take, love letter, medical school, middle age, modern life, movie
  set, movie within a movie, music festival, music teacher, music video, national park, near future, new kid, new
  life, new student, no dialogue, old age, one day, one man army, one night, online dating, opposites attract,
  panic attack, personal ads, plastic surgery, pop culture, pop music, pop star, post office, quiz show, race
  against time, rainy day, real estate, reality television, rise and fall, school bus, school play, school
  project, school trip, second chance, short film, sign language, simple life, single parent, skipping school,
  small business, social media, social worker, special effects, strict parents, support group, swimming pool,
  talent show, tax audit, teddy bear, teenage girl, television news, the force, traffic jam, train station, true
  love, video call, video camera, video store, white house, working class, world record, young adult, young love,
  young woman
  `
    .trim()
    .split(/,\s+/u),
);

/** Company: 'with friends' says with whom one watches. */
export const companyWords: ReadonlySet<string> = new Set(
  `
  aunt baby boss boy boyfriend brother child children class couple cousin date daughter family father friend
  friends girl girlfriend grandfather grandmother group husband love lover man mate mates men money mother
  neighbor nephew niece parent parents partner roommate sister son student teacher team time uncle wife woman
  women
  `
    .trim()
    .split(/\s+/u),
);
