/** What people write around the names of films and people. Folded: no apostrophes, no capitals. */

/** How surely a name follows: 2 where hardly anything else can, 1 where other things can as well. */
export type CueStrength = 1 | 2;

/** Phrases by their last word; each phrase is its words in order. */
export type Cues = ReadonlyMap<string, readonly { words: readonly string[]; strength: CueStrength }[]>;

function gatherCues(phrases: Readonly<Record<CueStrength, string>>): Cues {
  const cues = new Map<string, { words: string[]; strength: CueStrength }[]>();
  for (const strength of [2, 1] as const) {
    for (const phrase of phrases[strength].split(',')) {
      const words = phrase.trim().split(/\s+/u);
      const last = words.at(-1) ?? '';
      cues.set(last, [...(cues.get(last) ?? []), { words, strength }]);
    }
  }
  // The longest phrase that fits decides.
  for (const sameLast of cues.values()) sameLast.sort((a, b) => b.words.length - a.words.length);
  return cues;
}

/** Before the title of a film. */
export const filmCues = gatherCues({
  2: `like, alike to, similar to, akin to, close to, closer to, comparable to, compared to, related to, resembles, resembling,
    vein of, style of, spirit of, vibe of, vibes of, feel of, mood of, tone of, lines of, manner of, likes of, reminds me of,
    remind me of, reminded me of, reminiscent of, such as, directed, who made, wrote, something between, cross between, mix of, mix between, stars in, starred in, starring in,
    star in, plays in, play in, played in, playing in, acts in, acted in, appears in, appeared in, actors in, actor in,
    actress in, who is in, whos in, who was in, cast of, cast in, director of, plot of, ending of, end of, rating of,
    runtime of, length of, sequel to, sequels to, prequel to, follow up to, remake of, remakes of, version of, fan of, fans
    of, tell me about, tell me more about, know about, talk about, info about, information about, facts about, about the movie, about the film, heard of, think of, think about, opinion on,
    thoughts on, what about, how about, watched, rewatched, rewatching, watching, seen, loved, adored, liked, enjoyed,
    hated, disliked, finished, just saw, i saw, we saw, have seen, how long is, how long was, how old is, when was, when did,
    where was, where is, what year was, what year is, who directed, who played in, called, titled, named,
    favourite is, favorite is, favourites are, favorites are, favourite movie is, favorite movie is, favourite film is,
    favorite film is, favourite movies are, favorite movies are, favourite films are, favorite films are, faves are, fave is,
    inspired by, scarier than, funnier than, sadder than, darker than, better than, lighter than, other than, apart from,
    aside from, besides, vibes like, as good as, as funny as, as scary as, as dark as, as tense as, as sad as, remember,
    obsessed with, compare, compares to, compare to, bored by, tired of, sick of, love for`,
  1: `than, love, loves, enjoy, hate, dislike, watch, rewatch, see, saw, find, search, add, show me, give me, play, have, got,
    get, is, was, are, does, did, not, vs, versus, between, except, without, instead of, after, based on, recommend,
    prefer, i mean, meant, of, remembered, know, story of, include, including, looking for, searching for, need, want, try, tried, no more, as in`,
});

/** Words before 'like' that make it no comparison: 'I would like', 'it feels like'. */
export const notComparing: ReadonlySet<string> = new Set(
  'would d id youd wed theyd ill feel feels felt feeling look looks sounds sound seems'.split(' '),
);
/** Words before 'like' that make it a taste: 'I like heat'. */
export const tasting: ReadonlySet<string> = new Set(
  'i we you they he she who dont doesnt do does did to also really usually always people kids will might both not'.split(
    ' ',
  ),
);

/** Before the name of a person. */
export const personCues = gatherCues({
  2: `directed by, made by, written by, played by, shot by, movies by, movie by, films by, film by, anything by, something by,
    work by, works by, stuff by, starring, stars, featuring, feat, ft, actor, actress, director, filmmaker, comedian, who is,
    whos, who was, movies of, films of, filmography of, work of, works of, movies with, movie with, films with, film with,
    anything with, something with, directors like, actors like, director like, actor like, role of, performance by,
    performances by, performance of, career of, fan of, movies from, films from, movie from, film from, also by, also with,
    acted by, and starring, with actor, with actress, one by, ones by, ones with, one with, more by, more with, more from,
    stuff with, stuff from, movies featuring, comedies with, comedy with, thriller with, thrillers with, drama with, dramas with,
    thriller by, thrillers by, drama by, dramas by, comedy by, comedies by, horror by, western by, did`,
  1: `by, with, of, like, love, loves, loved, hate, hates, liked, without, no, not, about, has, have, does, is, was, except,
    than, tired of, sick of, against, plus, want, prefer, enjoy, find, show me, more, another, any, some`,
});

/** Behind a person: 'Nolan films', 'is Nolan in it'. */
export const behindPerson: ReadonlySet<string> = new Set(
  `movie movies film films flick flicks picture pictures directed directs stars starred plays played acts acted made
  filmography thriller thrillers comedy comedies drama dramas western westerns classic classics style stuff work works vibe
  fan fans starring brothers sisters`.split(/\s+/u),
);

/** Behind a title: 'Heat was great', 'a Heat remake'. */
export const behindFilm: ReadonlySet<string> = new Set(
  `was were sequel sequels prequel remake remakes reboot fan fans vibe vibes style franchise series trilogy saga directed
  ending cast soundtrack bored scared lacks rocks sucks sucked`.split(/\s+/u),
);

/** Behind 'is', what is said of a film: 'Heat is brilliant'. */
export const opinions: ReadonlySet<string> = new Set(
  'my one great amazing awesome brilliant perfect fantastic wonderful overrated underrated boring genius'.split(
    ' ',
  ),
);

/** A name ends before these; 'big movies' is no film called Big. */
export const boundaryWords: ReadonlySet<string> = new Set(
  `ive weve im youve theyve no nothing never rated above below under over since until till less between during through within set
  and or but nor because cause so since with without from in for please pls plz which that is was were are when while where
  by as too also last yesterday tonight today again yet already thanks thank cheers only not more except though although if
  then than what who how why whose recently lately maybe perhaps just before after on at to yes ok vs versus plus i you we
  they it he she do does did can could should would have has had any some something anything really very now lol haha
  especially instead made released directed starring featuring about suitable good worth any or about have sequel prequel
  remake a an the my your there this these those kind style vibe vibes minus up out twice once & around`.split(
    /\s+/u,
  ),
);

/** What may stand around a title that is the whole message. */
export const fillers: ReadonlySet<string> = new Set(
  `please pls plz the a an movie film thanks thank you hi hello hey ok okay yes yeah no um hmm well oh show me find search give i
  mean meant its it was is how about what maybe then called for tell more just that one again of course sure`.split(
    /\s+/u,
  ),
);

/** What a message of few words says to the other one: 'great, thanks' names no film even where one is called Great. */
export const replies: ReadonlySet<string> = new Set(
  `great good nice perfect awesome amazing wonderful brilliant excellent fantastic fine lovely cool super superb terrific neat
  sweet beautiful best better alright right sure ok okay thanks thank thankyou cheers hello hi hey bye goodbye sorry please
  yes no yeah nope more next help stop done enough welcome choice pick idea job stuff again shorter longer funnier scarier lighter darker newer older`.split(
    /\s+/u,
  ),
);

/** What is said of a film only, before its title: 'the movie Up'. */
export const filmNouns: ReadonlySet<string> = new Set('movie film called titled named'.split(' '));
