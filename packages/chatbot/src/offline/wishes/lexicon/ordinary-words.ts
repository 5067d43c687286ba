/**
 * Keywords that are everyday words: they are a theme only where a sign like 'about' or 'set in' says so. A keyword of one
 * word that few films have needs one as well.
 */
export const ordinaryKeywords: ReadonlySet<string> = new Set(
  `love family child children night death music car friend friends friendship time money food party fear lie house wish
city secret couple team future history fame media youth escape trial holiday world cinema office bar gold ring water
actor actress director wife husband weekend summer winter autumn spring game games book books school college student
teacher brother sister mother father son daughter parent parents baby boy girl woman women man men uncle aunt
grandmother grandfather neighbor partner doctor hospital computer technology television internet radio letter phone
art fashion beauty power truth hope dream dreams memory murder police war peace land sea ocean river lake mountain
beach island forest jungle desert nature animal animals rain snow storm fire light dark darkness star stars moon sun
earth planet sky road train bus boat ship plane airplane airport hotel restaurant diner kitchen home apartment room
door window wall garden tree flower bird fish horse dog cat marriage wedding divorce relationship relationships date
dating breakup romance affair honeymoon birth birthday funeral grief loss pain anger guilt shame pride envy greed
  regret trust loyalty honor courage freedom justice duty sacrifice faith religion god devil heaven hell soul
spirit fate destiny luck chance choice challenge change journey trip vacation travel tourist adventure mission quest
training competition contest race running walking moving fight battle victory defeat crime crimes law court judge
lawyer prison thief theft drug drugs alcohol beer coffee candy chocolate weapon gun sword bomb hand body heart brain
mind head eye face hair blood bone skin job work career boss business corporation company bank bet debt poverty
wealth class society community neighborhood village town suburb country nation culture tradition language education
science experiment mathematics philosophy psychology politics election president king queen prince aging
identity double double life one day one night second chance loneliness silence chaos obsession ambition
  rescue survival violence abuse sex nudity sexuality gender women's rights
accident disaster disease illness cancer health surgery medicine pregnancy childhood teenager growing up middle age
old age retirement writer artist musician singer dancer photographer painter model chef nurse soldier army general
captain pilot driver guard servant worker farmer engineer scientist journalist businessman salesman critic
fan hero villain enemy stranger outsider rival mentor leader gang group crew club band orchestra choir song
dance theater stage show movie film franchise franchises magazine newspaper photograph video camera map clock key
box bag hat shoes dress costume mask toy doll ball puzzle prank joke humor laughter happiness optimism pessimism
nostalgia imagination creativity talent genius stupidity intellectual nonsense conversation argument interview
meeting reunion farewell goodbye promise contract trap trick deception illusion fantasy reality meta classic modern
retelling rediscovery recovery therapy depression anxiety panic stress suicide trauma sleep nightmare
  infection flood heat ice wind fog weather season smell taste color sound noise voice singing reading
writing painting drawing cooking eating drinking smoking fishing hunting sailing flying swimming climbing driving
shopping gambling betting camping camp gym sport sports exam graduation university library museum park
playground street bridge tower church temple farm ranch field hill cave mine well pool bath bathroom
attic basement border frontier zone outback wild wilderness nowhere somewhere hometown capital state union 
  colony cousin niece nephew sibling twin boyfriend girlfriend lover ex-wife ex-husband housewife
widow pet creature being human humanity civilization generation era age year month week hour minute second
moment past present past secret lost found missing alone together apart new old young cool hot cold warm popularity
success failure winner loser champion rookie beginner expert master apprentice assistant agent secretary tutor coach
candidate citizen civilian immigrant prisoner victim witness survivor guest host visitor owner
culture clash weekend thanksgiving halloween responsibility experimentation experience experiences evolution
intimacy desire passion lust seduction temptation virginity masculinity innocence kindness cruelty injustice ethics
tax economics banking advertising publishing marketing industry factory machine engine bicycle truck taxi
  pub cafe salon studio gallery gift prize award wealth inheritance will
speed danger risk adrenaline explosion stunt chase escape hiding running away running gossip rumor scandal crisis
flight flashback double buddy lone hero mute deaf blind giant shadow hangover laundromat walking egg duck fur rug
gas oil well ant bee fly crab owl cow goat pig sheep fox deer rabbit mouse squirrel turtle 
  insect suburb partner promise plant plants garden weed flower energy element program system rule rules
fame celebrity interview conversation comedian routine reform separation operation occupation
director stripper obesity pollution unemployment body sea couple marvel disney vacation christianity
bible comic book television news video game cult relationship bible fear of death first love true love wish`
    .split(/\s+/u)
    .filter((word) => word !== 'marvel' && word !== 'disney'),
);

/** Ordinary keywords of more than one word. */
export const ordinaryPhrases: ReadonlySet<string> = new Set(
  'no dialogue,long take,real estate,traffic jam,swimming pool,board game,family feud,heart attack,post office,school bus,music teacher,college student,home video,social worker,single parent,call center,food truck,support group,train station,tax audit,art gallery,co-worker,childhood friend,love letter,law school,medical school,business card,teddy bear,panic attack,food poisoning,plastic surgery,country club,department store,convenience store,game show,reality television,online dating,special effects,pop star,talent show,quiz show,music festival,national park,beach house,lake house,chewing gum,cable tv,sign language,world record,personal ads,pop culture,white house,strict parents,bad parent,skipping school,school play,school project,small business,greeting card,video store,one day,one night,second chance,double life,growing up,middle age,old age,lone hero,the force,near future,home movie,first impression,bad luck,new life,daily routine,simple life,video call,social media,modern life,generation gap,last words,school trip,dinner party,movie set,working class,first date,blind date,bad boy,will,film industry,film student,comic book store,new student,new kid,one man army,rise and fall,free will,female gaze,true love,short film,television news,rainy day,race against time,opposites attract,best friend,best friends,film within a film,movie within a movie,video camera,video store,pop music,country music,classical music,dead body,young woman,teenage girl,young love,young adult,horror movie,action hero,independent film,film director,music video,family secret,summer camp'
    .split(',')
    .filter((phrase) => phrase !== 'summer camp' && phrase !== 'independent film'),
);

/** Company: 'with friends' says with whom one watches. */
export const companyWords: ReadonlySet<string> = new Set(
  `friend friends family wife husband partner girlfriend boyfriend brother sister mother father grandmother grandfather
parent parents uncle aunt cousin roommate couple child children baby boy girl woman women man men team group neighbor
son daughter niece nephew boss mate mates lover date student teacher class love time money`.split(/\s+/u),
);
