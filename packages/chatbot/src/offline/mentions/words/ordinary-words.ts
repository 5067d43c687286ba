/** Words of everyday English: a title made of them alone is a title only where something else says so. */

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/u);
}

/** Words that stand for something else: 'seen it' and 'like others' name no film even where one is called so. */
export const pointingWords: ReadonlySet<string> = new Set(
  wordsOf(`
i me my mine myself you your yours yourself he him his himself she her hers herself it its itself we us our ours they them
their theirs this that these those here there one ones other another others each both all none any some either neither
everything nothing anything something everyone everybody nobody noone anyone anybody someone somebody who whom whose what
which when where why how whatever whichever same such things stuff lot lots bit kind sort type next im ive id ill
youre hes shes theyre thats whats rest
`),
);

/** Words that only hold a sentence together. */
export const holdingWords: ReadonlySet<string> = new Set(
  wordsOf(`
dont doesnt didnt cant wont isnt arent wasnt havent the a an and or but nor so if then than as at by for from in into of off
on onto out over to up with without about above after again against along among around because before behind below between
beyond down during except inside like near outside since through till too toward under until upon via while yet be is am are
was were been being do does did done have has had having will would shall should can could may might must not no yes just
only very really quite rather also even ever never always still already maybe perhaps please thanks thank hello hi hey ok
okay sure well now today tonight tomorrow yesterday soon later once twice first second third last two three
`),
);

/** The commonest words besides those, and what is said around films. */
const commonWords = `
movie movies film films flick flicks cinema show shows series documentary documentaries cartoon trailer sequel prequel
remake franchise story stories plot ending scene scenes character characters actor actress actors director directors cast
star stars genre genres rating ratings review reviews title titles netflix tv thing rated onwards upwards alright indie adult paced screen picture theater theatre popcorn oscar
oscars award awards hit classic classics watch watched watching watches see saw seen sees find found look looking looks
want wants wanted need needs needed love loved loves loving liked likes liking enjoy enjoyed enjoys prefer hate hated hates
recommend recommended recommendation recommendations suggest suggested suggestion suggestions give gives given gave get
gets got getting tell tells told telling know knows knew known think thinks thought feel feels felt feeling feelings say
says said saying go goes going gone went come comes came coming take takes took taken taking make makes made making keep
keeps kept let lets put puts try tries tried trying ask asked asking call called calls play plays played playing run runs
running turn turns turned move moves moved work works worked working live lives lived living die dies died dying dead
death kill kills killed killer killing born birth begin begins began beginning start starts started starting stop stops
stopped end ends ended finish finished leave leaves left stay stays meet meets met help helps helped save saves saved
fight fights fighting fought win wins won lose loses lost losing fall falls fallen falling rise rises rising break breaks
broken breaking hold holds bring brings brought send sent set sets sit sits stand stands hear heard listen talk talks
talking speak speaks write writes read reads learn learns teach change changes changed grow grows growing grew open opens
close closes closed closer shut hide hides hidden wait waits waiting sleep sleeps sleeping wake wakes dream dreams
dreaming wish wishes hope hopes believe believes remember remembers forget forgets forgotten mind minds matter matters
mean means seem seems seemed happen happens happened become becomes became cry cries crying laugh laughs laughing smile
smiles scream screams kiss kisses dance dances dancing sing sings singing drive drives driving ride rides fly flies flying
walk walks walking jump jumps swim swims hunt hunts hunting hunter chase chases catch catches caught cut cuts hit burn
burns burning shine shines shining blow drop drops pass passes passed cross crosses pull push pick picks choose choice
good better best bad worse worst great greatest nice fine awesome amazing brilliant excellent perfect wonderful fantastic
beautiful pretty ugly big bigger biggest small smaller little tiny large huge short shorter long longer high higher low
lower tall deep wide fast faster slow slower quick quickly easy hard difficult simple strange weird odd quirky unusual
different similar new newer newest old older oldest young younger modern recent recently latest early late fresh original
hot cold warm cool dark darker light lighter bright heavy soft loud quiet silent sweet bitter sour funny funnier scary
scarier sad happy happier angry mad crazy insane wild tame calm tense intense exciting thrilling boring dull fun romantic
violent bloody gory dirty clean pure free rich poor famous popular unknown secret true truth real reality fake false right
wrong left full empty whole half part parts top bottom front back side middle center edge far away alone together apart
ready able own single double main major minor serious silly stupid dumb smart clever wise brave strong weak tough gentle
kind cruel evil nasty mean sick ill healthy safe dangerous danger special favourite favorite important interesting clear
simple certain possible impossible likely common rare regular normal natural human animal animals dog dogs cat cats horse
horses bird birds fish bear bears wolf wolves lion tiger shark sharks snake snakes spider monkey monkeys mouse mice rat
rats bee bees people person man men woman women boy boys girl girls guy guys kid kids child children baby babies teenager
teenagers teen teens adult adults friend friends friendship enemy enemies family families father fathers dad mother
mothers mom mum parent parents son sons daughter daughters brother brothers sister sisters uncle aunt cousin grandfather
grandmother grandma grandpa husband wife wives couple couples lover lovers girlfriend boyfriend bride groom widow twin
twins stranger strangers neighbour neighbours neighbor neighbors king kings queen queens prince princess princesses knight
knights soldier soldiers army general captain doctor doctors nurse teacher teachers student students lawyer lawyers judge
police cop cops detective detectives agent agents spy spies thief thieves robber robbers criminal criminals gangster
gangsters mafia prisoner prisoners president boss worker servant maid artist writer singer dancer musician band player
players hero heroes heroine villain villains monster monsters ghost ghosts vampire vampires zombie zombies witch witches
wizard wizards alien aliens robot robots angel angels devil demon demons god gods pirate pirates ninja ninjas samurai
cowboy cowboys survivor survivors victim victims
home house houses room rooms door doors window windows wall walls floor street streets road roads way ways path bridge
city cities town towns village villages country countries world worlds earth planet planets moon sun sky space sea ocean
river lake water beach island islands mountain mountains hill hills forest woods tree trees garden field fields farm
desert jungle snow ice rain storm wind fire fires air school schools college university office hospital hotel church
prison jail bank shop store restaurant kitchen bar club castle palace tower station train trains car cars bus truck plane
planes ship ships boat boats submarine taxi bike wheel wheels engine machine machines computer computers phone camera book
books letter letters word words name names number numbers list line lines page paper news song songs music musical sound
sounds voice game games sport sports football soccer baseball basketball boxing race races racing team teams match party
wedding weddings date dates dinner lunch breakfast food drink drinks coffee tea cake bread wine beer apple orange lemon
gun guns knife knives sword swords bomb bombs weapon weapons bullet bullets blood bone bones body bodies head heads face
faces eye eyes ear ears nose mouth hand hands arm arms leg legs foot feet heart hearts soul souls skin hair dress clothes
shoes hat ring rings gold golden silver diamond diamonds money dollar dollars job jobs business deal price cost time times
hour hours minute minutes second seconds day days night nights morning afternoon evening week weeks weekend month months
year years century centuries decade decades summer winter spring autumn fall season christmas halloween holiday holidays
birthday anniversary monday tuesday wednesday thursday friday saturday sunday january february march april june july august
september october november december past present future history historical ancient war wars battle battles peace crime
crimes murder murders mystery mysteries thriller thrillers comedy comedies drama dramas horror horrors romance action
adventure adventures fantasy science fiction western westerns animation animated anime heist heists revenge love life
lives hate fear fears anger joy pain pleasure sex lust greed power control freedom justice law rule rules order chaos trial
court problem problems trouble question questions answer answers idea ideas reason reasons fact facts lie lies case cases
point points place places group groups member members side sides level form shape size style mood moods vibe vibes theme
themes tone pace twist twists turn surprise surprises shock chance luck lucky fate destiny magic magical spell curse
legend legends myth tale tales journey trip trips travel travels travelling vacation escape escapes rescue mission missions
quest hunt search crew gang gangs cult
black white red blue green yellow brown pink purple grey gray american british english french german italian spanish
japanese chinese korean indian russian irish australian african european asian mexican america england france germany italy
spain japan china korea india russia london paris tokyo york hollywood bollywood
four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand million half quarter dozen
zero more most less least much many few several enough every maybe else instead almost nearly about actually basically
probably definitely honestly especially usually often sometimes anyway though although however unless whether per plus
minus ago away back forward ahead else kinda sorta gonna wanna gotta lol haha wow oh ah um hmm yeah yep nope nah pls plz
okay cheers mate dude bro folks sir madam
`;

export const ordinaryWords: ReadonlySet<string> = new Set(wordsOf(commonWords));
