/** Words that say what is done with a wish: a kind of cue a line, and the phrases for it. */
export const cueTable = `
not: non, not, isnt, is not, arent, never, must not be, mustnt be, shouldnt be, should not be, cant be, cannot
  be, wont be, isnt too, does not, doesnt, wont, will not, wouldnt, neither, aint, do not, dont, wasnt, nor,
  cannot have, must have no, neednt be so, neither be, hasnt got, is anything but, are anything but, not be, be
  neither, isnt just, not at all, not remotely, not exactly, not entirely, not quite, hardly, mustnt
no: cant get into, never got into, snores through, sleeps through, nods off when, dozes off when, anywhere but, anywhere except, everywhere but, everywhere except, anyone but, anybody but, no, without, with
  out, nothing, none, noone, nobody, no one, except, except for, apart from, other than, aside from, anything
  but, anything except, everything but, everything except, all but, anything other than, minus, sans, hate,
  hates, i hate, dislike, dislikes, detest, loathe, despise, cant stand, cannot stand, can not stand, cant bear,
  cant take, cant handle, sick of, sick and tired of, tired of, fed up with, fed up of, bored of, bored with,
  weary of, had enough of, enough of, had it with, burned out on, not into, not in the mood for, not a fan of,
  not a big fan of, no fan of, not big on, not keen on, not crazy about, not interested in, not up for, not
  looking for, not feeling, dont want, do not want, doesnt want, didnt want, dont want any, dont like, do not
  like, doesnt like, does not like, doesnt enjoy, dont love, dont feel like, do not feel like, dont fancy, dont
  need, do not need, dont enjoy, do not enjoy, avoid, avoiding, skip, leave out, leaving out, exclude,
  excluding, rather than, instead of, allergic to, steer clear of, keep away from, stay away from, free of, dont
  give me, dont show me, do not show me, dont recommend, do not recommend, dont suggest, spare me, wouldnt like,
  would not like, wont watch, rule out, please no, cant read, hate reading, dont like reading, dont want to
  read, do not want to read, cant follow, not reading, falls asleep when, fall asleep when, falls asleep if,
  fall asleep if, cant sit through, dont have time for, no patience for, lose interest, hold the, absolutely no,
  lacking, devoid of, anti, had too much, seen too many, too much, too many, scared of, afraid of, freaked out
  by, dont do, turned off by, im off, void of, never anything, could do without, can do without, i can do
  without, keep out of it, zero, nix, spare me the, skip any, had my fill of, have had my fill of, up to here
  with, had it up to here with, no more, unless its, unless it is, hardly any, barely any, lay off, lay off the,
  without any, with no, minus the, beyond, bar, everything bar, anything bar, not a single, not one single, not
  another, no single, didnt ask for, not asking for, far from, as far from, as far as possible from, opposite
  of, the opposite of, turn down, refuse to watch, refuse, wouldnt watch, would not watch, wouldnt go near, run
  from, put off by, not after, not after a, away from, not your typical, not your usual, last thing i need is,
  last thing i want is, last thing i need, last thing i want, the last thing we need is, last thing we want is,
  veto, vetoed, banned, ban, forbid, forbidden, swore off, sworn off, off limits, object to, cant bear to watch,
  cannot bear, cannot handle, cannot take, cannot watch, cant watch, cant do, unable to watch, cant abide,
  averse to, have no interest in, no interest in, zero interest in, not much of a, nothing against it but no,
  never want, never want to see, wont have, tired out by, done with, through with, overdosed on, overdose of,
  fed up, put off, not the kind with, uninterested in, go easy on, go easy on the, easy on the, light on the,
  low on, short on, light on, stop watching, stop seeing, quit watching, should stop, had to stop, gave up,
  given up, want less of, terrified of, frightened of
too: too, overly, a bit too, a little too
but: but, however, yet, although
want: i want, we want, wants, want, give me, give us, gimme, show me, show us, find me, find us, looking for,
  prefer, preferably, ideally, instead, i like, we like, likes, in the mood for, mood for, id like, would like,
  i need, we need, recommend, suggest, make it, how about, what about, should be, has to be, have to be, must
  be, needs to be, let it be, keep it, rather have, id rather, would rather, hoping for, craving, fancy, feel
  like, feeling like, up for, into, i love, we love, love, loves, loving, adore, big fan of, a fan of, fan of,
  obsessed with, long as, fancying, i fancy, we fancy, dying for, dying to see, itching for, longing for, could
  use, could do with, crave, desire, after something, in need of, need, seeking, searching for, hunting for, on
  the lookout for, keen on, keen to see, in the market for, hit me with, let me have, bring on, bring me, lets
  have, go for, lean towards, leaning towards, would love, id love, wed love, i enjoy, i adore, partial to, soft
  spot for, a soft spot for, mad about, crazy for, who likes, who loves, who enjoys, who adores, but mostly,
  everything but mostly, but mainly, everything but mainly, know nothing about, next to nothing about, dont know
  much about, dont know a lot about, know little about, know very little about, never seen much, curious about,
  want to see, want to watch, like to see, like to watch
only: only, just, nothing but, purely, strictly, simply, solely
determiner: a, an, some, something, anything, somethin, smth, sth, somthing, sumthing, another, one, ones,
  films, movies
please: please, plz, pls, tonight, today, tonite, now, thanks, thank you, cheers, thx, this evening, this time,
  again
about: about, bout, abt, on the subject of, involving, involves, revolving around, revolves around, centered on,
  centred on, dealing with, deals with, featuring, concerning, tale of, tales of, story of, stories of, on the
  theme of, full of, lots of, plenty of, dealing, centering on, focused on, focusing on, focuses on, exploring,
  explores, where there is, where there are, has, to do with, contains, containing, themed around, theme of,
  themes of, kind of, world of, life of, lives of, lives, on the topic of, where people, centred around,
  centered around, at the heart of, surrounding, touching on, touches on, tackles, tackling, on the life of,
  starring a, following a, follows a, portraying, portrays, depicting, depicts, set among, set amongst, in the
  world of, packed with, filled with, complete with, crammed with, mad about, obsessed with, into, interested
  in, theres, there is, there should be, there has to be, heavy on, big on, long on, strong on
unsaid: i know nothing about, we know nothing about, read about, reading about, know about, think about, thinking about, talk about, talking about, hear
  about, heard about, learn about, learning about, care about, forget about, asked about, writing about, argue
  about, told me about, worry about, tells everybody about, tells everyone about, told everybody about, told
  everyone about, tells us about, tells me about, talks about, is talking about, are talking about, read an
  article about, an article about, article about, book about, a book about, podcast about, the news about, wants
  to be, wants to become, wanted to be, want to become, was terrified of, was scared of, was afraid of, were
  scared of
with: with, wiht, iwth, w, featuring, that has, that have, who has, starring, feature, plus
set: set in, set on, set at, set during, takes place in, taking place in, take place in, takes place on, taking
  place on, located in, setting of, a setting in, happens in, happening in, set around, set at the
in: in, during, inside, on
made: from, made in, produced in, out of, shot in, filmed in, coming from, that come from
or: or, either, slash, alternatively
and: and, as well as, also, n
correction: no wait, no sorry, scratch that, i mean, i meant, make that, or rather, on second thought, on second
  thoughts, wait no, sorry i mean, rather make that, correction, nah, hmm no, no actually, actually no, change
  of plan, better yet, actually
allow: dont mind, do not mind, doesnt mind, wouldnt mind, dont care if, no problem with, nothing wrong with,
  nothing against, nothing wrong, not in the mood to, okay with, ok with, fine with, not without, im fine with,
  can handle, even if it is, even if its, i can stand, happy with, dont object to, regardless if, whether it is,
  whether its, dont even, fine if, ok if, could be, can be, might be, may be, not only, not just, not
  necessarily a problem, open to, never understood, have never understood, dont understand, dont get, cant be
  bothered with either
fine: is fine, are fine, is ok, is okay, are ok, are okay, is alright, is all right, is allowed, are allowed,
  would be fine, would be ok, is no problem, are no problem, is not a problem, isnt a problem, dont bother me,
  doesnt bother me, does not bother me, dont scare me, is also fine, fine too, are fine too, is welcome, is
  cool, works too, is acceptable, is fine by me, fine by me, fine with me, ok with me, are welcome, ok too,
  doesnt hurt, okay too
free: free
narrated: last time, last week, last night, last month, yesterday, the other day, last weekend, last friday,
  last saturday, last sunday, previously, the last film, the last one was, last movie, last suggestion, last
  recommendation, your suggestion was, your suggestions were, that suggestion was, your last, we met, i met, got
  married, i moved, we moved, i was born, i grew up, we grew up, i graduated, i worked, i work as, i work in, i
  live in, we live in, im from, i am from, we are from, were from, i come from, trip to, holiday in, vacation
  in, back from, on holiday, my job, works as, studying, i study, i teach, i taught, i visited, we visited, i
  travel, flying to, i wrote, i am a, im a, as a teacher, my degree, every year on, years ago, you speak, do you
  speak, speak, last year i, last year we, this year i, this year we, was born, were born, comes from, grew up,
  last nights, the last person, fell asleep, made me watch, made us watch, live in, lives in, living in, based
  in, somebody told me that, someone told me that, people say that, they say that, told me that, why people,
  weve had, why anyone, why everyone, ive had, i read, gave up on, we gave up on, i once, i remember, when i
  was, when we were, only ever, last summer, last winter, last autumn, last spring, the other night
habit: usually, normally, most of the time, i tend to, nine times out of ten, as a rule, ordinarily, on most
  days, used to
company: before the war, after the war, with friends, with my friends, with some friends, with a friend, with a
  few friends, with mates, with my mates, my friends, our friends, a friend, my friend, my best friend, my wife,
  my husband, my girlfriend, my boyfriend, my partner, my mom, my mum, my dad, my mother, my father, my parents,
  my sister, my brother, my brothers, my sisters, my roommate, my boss, my flatmate, my flatmates, my
  grandmother, my grandma, my grandpa, my grandfather, my in laws, my class, film club, book club, movie club,
  movie night, film night, girls night, guys night, night in, a night, at night, a good night, movie marathon,
  the house to ourselves, at home, home alone, at work, after work, from work, home from work, my house, my
  phone, my tv, my head, my life, my eyes, old enough, years old, new to, best friend, best man, best of luck,
  do your best, best for, the best way, day off, good film, good movie, good films, good movies, good one, good
  time, great film, great movie, first time, one day, long time, a long time, long ago, so long, long story
  short, as long as, long distance, long flight, short notice, short of, in short, short answer, old man, old
  woman, old lady, old men, old people, old couple, old friend, old friends, my old, this one, that one, movie
  date, plot, a plot, warm up, cool down, thats cool, cool thanks, sounds cool, cool cool, thats great, thats
  fun, happy to, happy with that, so happy, id be happy, be happy, im happy, sweet tooth, deep breath, light up,
  the light, the dark, in the dark, easy to find, wild guess, smart tv, moving on, moving house, dark side of
  the moon, cry for help, well, kind, please note, hot date, me too, rock on, rock my, a gem, gem,
  gems, raining, dont want to think, dont have to think, dont need to think, free time, something to watch, to
  watch, worth seeing, worth watching, worth my time, laid up, next to, cotton wool, one last, last one, pulls
  off, with us, turning, crazy about, crazy good, crazy day, crazy week, insane week, the usual, sick today,
  over again, over and over, over here, come over, over to, stay over, sleep over, over it, game over, take
  over, all over, under the weather, head over, years ago, raw data, warm milk, hard to find, star, stars, new
  people, new things, new friends, new girlfriend, new boyfriend, new tv, new year, new house, new job, modern
  art, a quick question, quick question, a quick one question, quick chat, classic car, classical, best wishes,
  fun fact, what fun, no experiments, no experiment, no risk, no problem, no memory, no time, no idea, no clue,
  no worries, no rush, no doubt, no wonder, no thanks, no thank you, no way, no matter, no kidding, no joke, not
  sure, no one else, nothing else, not yet, not bad, not really, why not, if not, or not, not much, times,
  hundred times, would be best, be best, is best, works best, begin with, start with, starting with, go with,
  familiar with, to begin with, to start with, help us settle, settle, slow down, slow internet, crazy kids, old
  kids, moving to, moving in, moving out, have fun, for fun, sounds fun, had fun, easy to please, easy as, make
  do, in short order, what i like, it crowd, cool as, cool with, warm up to, warm outside, cold outside, dark
  outside, getting dark, light outside, hard to please, hard to choose, best seat, best pals, best mates, my
  best, your best, sweet of you, kind of you, so kind, very kind, too kind, be kind, good luck, nuts about,
  crazy busy, my mind, my sofa, my couch, our couch, our sofa, deep down, deep inside, high and low, quiet
  night, quiet night in, quiet evening, calm evening, chill evening, chill night, cosy night, cozy night, cosy
  night in, cozy night in, fun night, fun evening, lovely evening, nice evening, crazy hours, weird hours, odd
  hours, odd jobs, positive that, im positive, strange to, strange request, weird request, odd request, odd
  question, weird question, strange question, funny question, funny enough, funnily enough, oddly enough,
  strangely enough, sadly, happily, sad to say, happy birthday, happy new year, merry christmas, fun question,
  tough question, hard question, tough one to please, fast asleep, fast internet, fast food, slow cooker, rough
  idea, rough plan, smart phone, smart idea, light sleeper, light dinner, heavy dinner, heavy meal, heavy
  sleeper, light meal, light snack, sweet snacks, sweet popcorn, emotional wreck, emotional day, youll laugh,
  youll probably laugh, dont laugh, please dont laugh, you may laugh, you might laugh, you will laugh, dont cry,
  people laugh, made me laugh, sounds sad, sounds silly, silly question, stupid question, sounds weird, calm my
  nerves, calm me, calm down, whole evening, all evening, we talked about, already talked about, all day long, all night long, day long, its best, best if, best to, at best, all the best,
  best bet, best regards, best of all, best of both, best before, best part, like best, liked best, love best,
  which is best, whatever is best, netflix and chill, just chilling, chilling on, chilling at, would be fun, be
  fun, movie magic, sounds crazy, call me silly, call me crazy, real quick, bear with me, since the pandemic,
  during the pandemic, since covid, during lockdown, home cinema, home theater, home theatre, kids in danger,
  children in danger, children in it, kids in it, no kids in it, my heart, broken heart, at his best, at her
  best, at their best, all time favorite, all time favourite, of all time, between the wars, before the
  pandemic, after the pandemic, for instance, are the best, were the best, is the best in the world, are the
  best in the world
filmnoun: film, movie, flick, picture, pic, one, title, watch, feature, stuff, cinema, show, viewing,
  production, story, tale, release, motion picture, vibe, thing, option, pick, entry, fare, kind, type, material
`;
