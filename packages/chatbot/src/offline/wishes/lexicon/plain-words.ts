/** Everyday words that resemble words of the tables and are no slips of the pen. */
export const plainWords: readonly string[] = `
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
