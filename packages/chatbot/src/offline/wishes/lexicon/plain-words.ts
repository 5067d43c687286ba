/** Everyday words that resemble words of the tables and are no slips of the pen. */
export const plainWords: readonly string[] = `
three four five seven eight nine eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen forty fifty sixty seventy eighty
coverage issues issue header optional functions function reference mode modes supported supports support compatible
font fonts position positions directly arising contents content items loading adding currently checks thread span ranges
flow direct levels policy detect consider typically previous aware rate cancel completed complete completely absolute
absolutely trailing timer comma alert necessary intended logged addition sample construct collection click clicking
brackets attach unchanged reuse stat stats remaining forms comments marker stale desired wraps interact globally
streak maintain requested strongly sites presence ports basis gain counted convenient conflicts brake simpler sections
reduces outgoing importance handy expiration regarding independently origins infinite greet flows pointing persist
originally markers grid combined combination connection connections conversation conversations decision decisions
distinct contest context confirmed container contains content convention conventions comparison accounting accountant
activities additional adopting alternative alternatives appropriate appropriately articles attempt attempted attempting
basically broad caches calculated capturing catastrophic centrally challenge cleared clocks closely collected combine
concepts concern concerns concerning condition conditions confusion consist consists constantly consumed continuing
contrast converted covering creating curve decent definitely delay deleted deleting deletion delivery demo describe
detail details device difference directory discussed display division double doubt drafts easily edition effort
electric entire essay estimate event events exactly example examples exciting existing expect expecting expensive
experts express extremely facts factors features filling fitness fixing focus folder follow forgot formal former forum
forward fraction fridge garage general generally generated generator goods grader grammar habit hanging happening
heading helpful hiking hobby hoping however identify include included including increase indeed indicate individual
inform instance instead interest interval involve involved items jacket joined journal kitchen laptop laundry lawn
layer lecture length lesson library likely limit limits list listed lists local located logging loud lounge lunchtime
machine mainly maintain manage manager matches mention mentioned message method middle minor mixed mobile moderate
modern mostly moved muted names nearly neither normal normally notes noticed obvious obviously occasion occasionally
offer offered opinion option options ordered ordinary organised original overnight packed paper particular
partly parts paused phases picnic pieces pizza planned planning plant plate pleasant plenty possible possibly postpone
practice prefer preference preferences prepared presented pretty prevent price print prior private probably problem
process produce product program progress project promise proper properly property provide provided public purpose
quality quarter queue quickly quiet quite rainy raise random rarely rated reading ready realise realised recipe
recommend record reduce refer regular related relatively relax rely remain remarks remind reminded rented repair
replace replied request require required rescued reserve resolve respect respond result results return review
roughly round route routine rules running sadly salad sandwich schedule section select sense sensible sensitive
separate series session setting settings settled several severe shall shared shopping shortly similar simply since
single situation size sized skipped slight slightly smart solve somebody somehow sorted sources spare speak specific
spoken staff standard started starter starters state status steady stream strict strictly strong structure stuff style
subject submit succeed suggest suggested suggestion suitable supper supposed surely surface surprise survey switch
system table tasks taste tastes tasty terms text thanks therefore thing thoroughly throughout throw tidy tiny tired
toast token topic topics total towards traffic trailer transfer travel treat trend tried trip trust typed typical
unable understand understanding unfortunately union unit unless unlike updated upload upstairs usually vague valid
value variation various version video visit visitors visits waiting walks warmer wash washing weather website weekly
whatever whenever whether whose within wonder wondering worker workers workplace worried worry writer yesterday zero
understood overhead flatmate flatmates housemate housemates babysit babysitter colleague colleagues guys folks mates
shes hes theyre prize prizes aboard about actual adores after again aged ages aging ago ahh aka alder alice all alone also always amazing
amazon among and angle anniversary answers any anybody anyway april are argues armoured arranges asleep atm
audience august aunt autumn avengers awake awesome awful baker bard barn basics batter beard beast beasts
beats because been before begins begun being bella bench bicker big bigger bikers bills birthday bites bitten
blinks bluffs boards bolder bombed bones boots bored boring both boyfriend brawling brilliant brings brink bro
broken broker brother brown btw built bullet bullets bullied bunch buries but cakes californian caller calling
came campy can cant cap cares carried carries carter cell cells centre certain chains changed charge chased
chats cheeky cheesy chest chilly chose christmas cinema class classy claws clean cliche closed closer closes
closet closing cloud coal coats coffee college come command corny cost costs couch could count counts couple
course cousin covers coz crappy cries crooks crowds cup cursed cuz dad dairy dares daughter dearly december
decent decide decides deliver despises destroyed did dining dinner discover discovers disguised diver divided
does doing dom done doomed doubts down drags drain draws dreads driven drown drowns ducky dumb dvd each
earlier ears easier easter eats edgy else etc even evening ever everyone exam exams excellent exiled expects
faced faces failing fails fakes family fancies fantastic far faster fat fatal father favorite favourite
feathers february feed feeding feeds feelings fellow few fields fiend fiends fills finds fine fired fists fit
flame flames fleeing flees flock floor floors flowers follows for former frames friday fried friends from
funky furry future gas gates generations generic get girlfriend give given glowing goes going gone got
governor grandfather grandma grandmother grandpa grants grass grave greedy green grey grime groan grows
guarding guest guests had hadnt haired hairy happen harbour harder harley has haste hat hatred have hears
heels hell hello help her herd here heres hers hey hid hilly him hires his hmm hoard holds holiday homeless
homer homework honest honour hooded hoped horrible horsemen how hrs hungry hunted husband id idc idk ignores
ill im imo invaders irl its ive january jealous july june just kay keep kids killed kind kisses knew know
labour lad lame large last lasts late lately later latter layer leaks learns least leaves led lee left less
lessen let lifts like likes linger lining linked list litter lived lmk loaves locks lol long look loose looser
lot lousy lovely low ltd lucky lunch made major make maker makers man manny many march marching marries marty
may maybe meals mean means meat meet men mends mid might miles min mine miner miners minor mins misses mistake
mistakes modal mom monday months moose morals more morning mortal most mother moths mouses mouth move moves
movies msg much mum murdered must name named navel near nearby need neighbour neighbourhood neighbours nerves
netflix never next ngl nice nicer nobody not nothing notices november novice now nursed objects october off
office often ohh okay older omg one only open opposite others our out over own painted paints parents part
parts paste patty peach people perfect perfumed phones picked pills pines pizza placed plans player players
please plenty plots pls plz polite popcorn postal posts pours ppl prays preachy predictable presents press
pretentious price prim prize programme promised proposes prospector protect put questions quit quits random
range rated rather rating ratings raving really receives recent recites recover remote report reports resents
reviews rider riders riggs right rises rising robbed roofs roommate ropes ruining ruins ruled ruler rumours
sacked sacred said sails sam same sappy saturday saves say saying scarred school scored scream screams sec
seconds see seeking seeks seems seen sells september serve serves shake shakes shall share shares sharp she
sheep sheet shell shells shipping shirt shirts shitty shock shoots shore shorting should shout shouts shower
shown shutters sid sidney signs similar singles sinking sinks sinner sinning sister skates skulls slack
sleeping sleeps sleepy slide slides slips smaller smh smiles smiling smock smuggles snatched snatches sniff
socks sofa solid solider some someone sonny soon sooner sorry sorts special specific spend spends spicy spill
spots spring stack stages stairs stake stall stare staring stark starts starving stated statue steal stealing
steals steam steers sticky stiff still stirring stirs stony stops stored stormy strays streaming strike
strikes stripped stronger stuck students stupid subtitles such summer sunday sup sure sweets swell swept swims
swinging swings sworn tables tacky take taken talk tapes tbh teacher teaches tell ten terrible texan than
thank thanks that the theatre their theirs them then there theres these they thick thing things think thinks
thinning this tho those though thought throat thursday thx time tired today together tomorrow tonight too took
top topics total touch tow trace traces tracker traded trades trail trails trained trainer trainers tribal
tricky tried tries tropic trouble troubled true trunk try tuesday turn two txt uhh umm uncle under until upon
upset use used usual versions very viewers villagers wait waiter waiting waits wakes walks walled want warns
was watch watched watching way wealthy wears wed wednesday week weekend weeks well went were what whatever
when whenever where wherever which while who whole whose why widowed will window windows wining winter wires
wish with without woken wonderful wonders wont woody work world worse worth would wow write writes wtf year
years yep yes yet you young your yup
`
  .trim()
  .split(/\s+/u);
