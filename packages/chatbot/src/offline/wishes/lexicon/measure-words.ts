/** Words for a length, an age, a rating, a fame and an audience, without a number in them. */

/** Minutes: what the phrase asks for, what its denial asks for, and the phrases; '..' parts the two ends. */
export const runtimeTable = `
..95 / 95..: short, shorter one, shortish, quick, brief, quick watch, bite sized, short one, on the shorter
  side, on the short side, compact, snappy, bite size, short and sweet, not very long film, wont take long, over
  quickly, short film, doesnt take long, does not take long, not take long
150.. / ..120: long, longish, lengthy, epic length, very long, super long, on the long side, really long,
  overlong, long one, marathon, marathon length, takes all evening, fill the whole evening, fills the evening,
  extra long, mammoth length, never ending, as long as possible, the longer the better, lengthier
..120 / 120..: not too long, not that long, not so long, not very long, not long, not overly long, isnt too
  long, not super long, reasonable length, not a long one, normal length, doesnt drag, does not drag, doesnt
  drag on, does not drag on, doesnt go on forever, does not go on forever, go on forever, goes on forever, goes
  on for hours, drag on, drags on, not to long, nothing too long, no three hour, not a marathon, not endless,
  doesnt overstay its welcome, overstay its welcome, not an epic length, isnt long, isnt that long, isnt very
  long, standard length
`;

/** Years before the present one are written as minus so many. */
export const yearTable = `
-3.. / ..-4: new, recent, latest, newest, recently, brand new, newly released, just came out, came out recently,
  fresh, up to date, current, new release, recent release, recent year, most recent
2000.. / ..1999: modern, contemporary, modern day, present day
..1979 / 1980..: old, classic, older style, vintage, oldie, old school, old fashioned, old timey, old hollywood,
  old time, golden oldie, ancient, oldies, really old, golden age, classical hollywood, golden age of hollywood
2000..2019 / 2020..: modern classic, modern classics
`;

export const ratingTable = `
7.5.. / ..7.5: the critics liked, the critics loved, the critics adored, the critics love, the critics raved
  about, the critics raved, best, great ratings, good ratings, high ratings, great reviews, good reviews, rave
  reviews, great rating, good rating, high rating, acclaimed, critically acclaimed, critic acclaimed, acclaim,
  masterpiece, masterwork, highly rated, high rated, well rated, top rated, highest rated, best rated, well
  reviewed, best reviewed, well received, well regarded, highly regarded, highly acclaimed, raved about,
  praised, highly praised, critics love, critics loved, loved by critics, award winning, award winner, oscar
  winning, oscar winner, greatest, finest, top notch, excellent reviews, excellent ratings, five stars, critical
  darling, universally loved, highly recommended, best ever, top quality, crème de la crème, outstanding,
  critics favorite, critics favourite, well reviewed by critics, certified fresh, strong reviews, positive
  reviews, brilliant reviews, cream of the crop, won awards, won an award, award winners, awards, oscar, oscars,
  academy award, academy awards, best picture winner, best picture, bafta, palme dor, golden globe, golden
  globes, won oscars, won an oscar, won the oscar, critics raved, critics rave, people rave about, everyone
  raves about, rave about, top marks, critics adore, critics adored, critics liked, critics like, glowing
  reviews, well thought of, considered a classic film, five out of five, the very best, high quality, quality
  film, quality movie, topped the lists, best of lists, critical acclaim, critical hit, critical success, high
  scores, highest scoring, high scoring, best loved, well scored, crème, favourably reviewed, favorably
  reviewed, stellar reviews, superb reviews, everyone agrees is great, everybody agrees is great, scored well,
  rates highly, rated highly, really well rated, held in high regard, esteemed, unmissable, all time great, all
  time greats, all time best, of the very best, good imdb rating, good imdb score, high imdb score, high imdb
  rating, prize winning, prize winner, palme dor winner, oscar nominated, widely praised, universally praised,
  much praised, universally acclaimed, with great press, won prizes, won a prize, won many awards, won several
  awards, a must see, a must watch, must see film, must see movie, must sees, must watch film, must watch movie,
  best of all time, greatest of all time, five star film, five star movie, 5 star film, 5 star movie
..5.5 / 5.5..: so bad its good, so bad it is good, so bad it s good, so bad that its good, so bad that it is
  good, so bad its funny, so bad theyre good, so bad they are good, bad in a good way, terrible on purpose,
  badly rated, worst, worst rated, poorly rated, low rated, awful on purpose, gloriously bad, hilariously bad,
  awfully bad, so terrible its good, so terrible it is good, so awful its good, so awful it is good, so bad youd
  laugh, delightfully bad, laughably bad, deliciously bad, hate watch, hate watching, terrible reviews, bad
  reviews, bad ratings, low ratings, low rating, panned, turkey of a film, stinker, stinkers, bottom of the
  barrel, wonderfully terrible, wonderfully awful, razzie, so bad that i laugh, enjoyably bad, terrible but fun
`;

export const fameTable = `
hidden: hidden gem, hidden treasure, underrated, under rated, overlooked, lesser known, lesser seen, obscure,
  under the radar, underseen, under seen, unknown, little known, off the beaten track, off the beaten path, not
  well known, not so well known, not very well known, not famous, not popular, not mainstream, non mainstream,
  deep cut, forgotten gem, undiscovered, unheard of, nobody knows, no one knows, noone knows, nobody has heard
  of, no one has heard of, nobody has seen, no one has seen, nobody talks about, no one talks about, hardly
  anyone has heard of, hardly anybody has heard of, hardly anyone knows, hardly anyone has seen, hardly anybody
  knows, hardly anybody has seen, few people know, few people have seen, few have seen, not many people know,
  not many people have seen, most people havent seen, most people havent heard of, most people have not heard
  of, most people missed, havent heard of, have not heard of, never heard of, i dont know about, i dont already
  know, i wont know, i havent heard of, i may have missed, i might have missed, people missed, slept on,
  sleeper, sleeper hit, flew under the radar, off the radar, not everyone knows, not everybody knows, ive never
  heard of, ive not heard of, everyone missed, underappreciated, under appreciated, unsung, neglected, rarely
  seen, little seen, not an obvious one, not obvious, not so obvious, less obvious, not the obvious, not the
  usual suspects, not the usual, out of the way, forgotten film, forgotten movie, forgotten classic, barely
  anyone has seen, barely anyone knows, barely anyone has heard of, barely anybody knows, few have heard of, few
  people have heard of, not many have seen, not many have heard of, not many know, wont have heard of, wont have
  seen, havent come across, have not come across, hardly known, barely known, nobody remembers, no one
  remembers, flown under the radar, flies under the radar, escaped notice, unknown to most, secret tip, insider
  tip, diamond in the rough, off the map, not on everyones list, not everybody has seen, not everyone has seen,
  not everyone has heard of, not one of the big ones, hasnt been seen by, have slipped through the net, slipped
  under the radar, off everyones radar, less travelled, nobody ever mentions, no one ever mentions, cult secret,
  buried treasure, you have to dig for, few know, obscurity, obscurities, nobody saw, no one saw, nobody
  watched, hardly anyone saw, few people saw, went unnoticed, went under, overshadowed, deserves more attention,
  deserved more attention, deserved more, deserves more love, deserved better, deserves to be better known,
  criminally underseen, not widely seen, not widely known, not on every list, isnt well known, isnt famous, isnt
  too famous, isnt too well known, isnt mainstream, never got the attention it deserved, didnt get the attention
  it deserved
known: everybody quotes, everyone knows by heart, famous, popular, blockbuster, well known, mainstream, big hit,
  box office hit, smash hit, everyone knows, everybody knows, everyone has seen, everybody has seen, everyone is
  talking about, everybody is talking about, everyone talks about, crowd pleaser, iconic, crowd pleasing, big
  budget, big name, trending, legendary, household name, huge hit, widely known, recognizable, household names,
  everyone has heard of, everybody has heard of, all my friends have seen, the whole world has seen, the whole
  world knows, everyone but me has seen, everybody but me has seen, everyone except me has seen, people quote,
  everyone quotes, water cooler, big hitter, the big ones, huge, summer blockbuster, box office smash, box
  office success, record breaking, universally known, celebrated, crowd favorite, crowd favourite, audience
  favorite, audience favourite, well loved, beloved, much loved, talked about, big studio, world famous, big
  names, famed, best known
`;

export const childrenPhrases = `
tween, tweens, sleepover, kiddo, second grade, first grade, third grade, fourth grade, third graders, fourth graders, fifth graders, pupils, schoolkids, school kids, kid sister, kid brother, our baby, youngest one, little humans, ankle biters, bairns, kids birthday party, for kids, for the kids, for my kids, for our kids, for children, for the children, for my children, for our
children, kids, kid, kiddos, kiddies, kiddie, kid friendly, kids movie, kids film, kids movies, kids films,
children, childrens, childrens film, childrens movie, childrens films, childrens movies, child friendly,
family friendly, family film, family films, family movie, family movies, family flick, family fun, family
entertainment, family viewing, family night, family movie night, family film night, family time, whole family,
the whole family, for the whole family, entire family, for the family, with the family, with my family, with
family, with our family, as a family, for families, all the family, all ages, for all ages, all age groups,
suitable for all, my daughter, my son, our daughter, our son, my daughters, my sons, our sons, our daughters,
my child, our child, my kid, our kid, my kids, our kids, the kids, the children, my children, our children, my
niece, my nephew, my nieces, my nephews, grandchildren, grandkids, grandson, granddaughter, my grandson, my
granddaughter, my grandchild, little ones, the little ones, little one, toddler, toddlers, my toddler,
preschooler, preschoolers, first grader, my boys, my girls, my little girl, my little boy, our little girl,
our little boy, little girl, little boy, young children, young kids, small children, small kids, little kids,
little brother, little sister, my little brother, my little sister, baby sister, baby brother, suitable for
children, suitable for kids, safe for kids, appropriate for kids, appropriate for children, age appropriate,
pg rated, rated pg, rated g, g rated, pg film, pg movie, u certificate, kids to watch, children can watch,
kids can watch, childs birthday, kids birthday, childrens party, kids party, children party, good for kids, ok
for kids, okay for kids, schoolchildren, school children, second graders, kindergarten, kindergartners, for a
child, for a kid, everyone in the family, our youngest, my youngest, primary school, elementary school,
nursery school, whole clan, including the kids, with kids, with children, and kids, young ones, young one, wee
ones, the young ones, my two boys, my two girls, godson, goddaughter, my godson, my goddaughter, stepson,
stepdaughter, bedtime film for, suitable for a child, fit for children, fit for kids, whole household, small
ones, kids can enjoy, children can enjoy, kids would enjoy, kids will enjoy, kids would like, kids will like,
kids love, child can watch, tots, tot, my baby brother, the grandchildren, our grandchildren, my
grandchildren, my grandkids, family picture, family comedy night, family outing, both my kids and me, young
audience, young audiences, younger audience, for youngsters, youngsters, youngster, five and up, minors,
little cousin, little cousins, my little cousins, young cousins, my young cousins, young nephews, my class of
children, grandma and the kids, both kids and adults, kids and adults, adults and kids, children and adults
`;

/** They name children and ask for nothing. */
export const grownPhrases = `
for grown ups, for grownups, for adults, for adult, adult audience, adults only, for adults only, kids are
asleep, kids are in bed, kids asleep, kids in bed, once the kids are in bed, after the kids are in bed, when
the kids are asleep, after the kids go to bed, kids are finally asleep, kids are finally in bed, the kids are
asleep, the kids are in bed, the kids are away, kids are away, kids are gone, without the kids, no kids
around, put the kids to bed, putting the kids to bed, when the kids are in bed, kids go to bed, kids are at,
the kids are at, since i was a kid, when i was a kid, as a kid, when i was a child, as a child, since i was a
child, like a kid, when i was little, when i was young, my grown up kids, my adult son, my adult daughter, my
grown up son, my grown up daughter, my teenage son, my teenage daughter, not a kid
`;

/** Words of lengths and years that the readers of numbers know, for slips of the pen. */
export const measureWords: readonly string[] =
  'twentieth first second third fifth hours minutes minute under between before after since around twenties thirties forties fifties sixties seventies eighties nineties noughties early decade decades century years ninety twenty thirty hundred longer shorter older newer least starring directed director'.split(
    ' ',
  );
