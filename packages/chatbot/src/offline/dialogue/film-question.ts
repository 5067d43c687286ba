/** Questions about one film: 'who directed Heat', 'how long is it', 'is it scary', 'tell me about the second'. */
import { genres } from '@kinora/contracts/genres';
import type { Wishes } from '../../wishes.ts';
import type { FilmQuestion } from './act.ts';

/** What a film is called in a line; see `message-line.ts`. */
const it =
  '(?:FILM|it|its|this|that|this one|that one|this film|that film|this movie|that movie|the film|the movie|the one)';

const patterns: readonly (readonly [FilmQuestion, RegExp])[] = [
  [
    'where',
    new RegExp(
      `\\bwhere (?:can|could|do|should) (?:i|we|you) (?:\\w+ )?(?:watch|see|stream|find|rent|buy|get|download)\\b|\\bwhere is ${it} (?:streaming|showing|playing|available)\\b|\\bis ${it} (?:still )?(?:on|available|streaming|playing|showing|in cinemas)\\b|\\b(?:netflix|hulu|disney plus|amazon prime|prime video|hbo|streaming service)\\b`,
      'u',
    ),
  ],
  [
    'unknown',
    /\b(?:budget|box office|how much (?:money )?did|gross\w*|earned?|soundtrack|composer|composed|cinematograph\w*|oscars?|awards?|producers?|who produced|sequels?|trivia|filmed|shot in|post credits?|happy ending|how does \w+ end|ending of|trailer)\b/u,
  ],
  ['writer', /\b(?:who (?:wrote|writes|penned)|writers?|written by|screenwriters?|screenplay|script by)\b/u],
  [
    'director',
    /\b(?:who(?:s| is| was| are| were)? (?:the )?(?:direct\w*|made|makes|filmmaker|behind)|directors? of|directed by (?:who|whom)|by whom|who (?:is|was) (?:it|FILM|this|that) by|did (?:PERSON|he|she) direct (?:FILM|it|this|that)|FILM director)\b/u,
  ],
  [
    'cast',
    /\b(?:who(?:s| is| was| are| were| else is| else)? (?:all )?(?:in|stars?|starr\w*|act\w*|plays?|played|playing|voices?|voiced|does the voices?|the (?:cast|actors?|actress|lead|leads|star|stars|main \w+))|cast|actors? (?:of|in)|(?:is|was) (?:PERSON|he|she) in (?:FILM|it|this|that)|FILM actors)\b/u,
  ],
  [
    'children',
    /\b(?:kids?|child|children|family|daughter|son|toddler|year olds?|age rating|appropriate|suitable)\b/u,
  ],
  [
    'runtime',
    new RegExp(
      `\\b(?:how long|runtime|run time|running time|length of|how many (?:minutes|hours)|what length)\\b|\\bis ${it} (?:\\w+ )?(?:long|short)\\b`,
      'u',
    ),
  ],
  [
    'year',
    new RegExp(
      `\\b(?:(?:what|which) year|when (?:was|did|is)|how old is|release date|year of|from when)\\b|\\bis ${it} (?:\\w+ )?(?:old|new|recent)\\b`,
      'u',
    ),
  ],
  [
    'plot',
    new RegExp(
      `\\bwhat(?:s| is| was)? ${it} (?:all )?about\\b|\\b(?:plot|storyline|summary|synopsis|premise|overview|what happens in|about what|what is the story|whats the story)\\b`,
      'u',
    ),
  ],
  [
    'rating',
    new RegExp(
      `\\b(?:is|was) ${it} (?:any |really |actually |even |considered |a )*(?:good|great|bad|best|worth\\w*|well rated|popular|liked|masterpiece|better)\\b|\\b(?:rating|rated|score|stars does|how good|how bad|worth (?:watching|seeing|it|my time)|should i watch ${it}|(?:do|would) you recommend ${it}|reviews?|what do people think)\\b`,
      'u',
    ),
  ],
  [
    'genres',
    /\b(?:(?:what|which) (?:genres?|kind|type|sort)(?: of (?:film|movie|a film|a movie))? (?:is|was|are)|whats the genre|genres? (?:of|is))\b/u,
  ],
  ['language', /\b(?:(?:what|which) languages?|language is|subtitled|subtitles|dubbed|spoken in)\b/u],
  [
    'country',
    new RegExp(`\\b(?:what|which) country\\b|\\bwhere (?:is|was) ${it} (?:from|made|produced)\\b`, 'u'),
  ],
  [
    'anything',
    new RegExp(
      `\\btell (?:me |us )?(?:\\w+ )?(?:more |something |a bit |everything )?(?:about|of) ${it}\\b|\\bmore (?:about|info\\w*|details)\\b|\\bdetails\\b|\\bwhat(?:s| is| was) ${it} like\\b|\\b(?:do you know|do you have|have you (?:seen|got|heard of)|what do you know about|info\\w* (?:about|on)|describe|what about|how about|what is|whats) ${it}\\b|\\bwhat do you think (?:of|about) ${it}\\b`,
      'u',
    ),
  ],
];

const isItSome = new RegExp(`^(?:so |and |but |ok )?(?:is|was|are|does|will|would) ${it}\\b`, 'u');
const hasInside = new RegExp(
  `\\b(?:does ${it} have|(?:are|is) there (?:any |a |an |much |lots of )?\\w+(?: \\w+)? in ${it})\\b`,
  'u',
);

const those = '(?:FILM|it|this|that|these|those|them)(?: one| ones| film| films| movie| movies)?';
const why = new RegExp(
  `^(?:(?:and|but|so|ok|then) )*(?:why|how come)(?: (?:did|do|would|should|have) (?:you|i|we)(?: \\w+){1,2})?(?: just| not)? ${those}(?: for me| to me| then| first)?$`,
  'u',
);

/** Asks for other films than the one talked of; such a line is no question about it. */
const wishing =
  /\b(?:like(?! it$)(?!$)|similar|loved|hated|more of|another|others?|suggest\w*|instead|films|movies|something|anything|recommend (?:me|us|a|some|any)|(?:what|whats|which)(?: is| are)? (?:a|an|some) (?:\w+ )?(?:film|movie))\b/u;
const lookingFor =
  /^(?:is|are) there\b|^do you (?:have|know|recommend)\b(?! (?:the (?:film|movie) )?FILM)|^(?:can|could|would) you\b(?! (?:please )?(?:tell|describe|explain))|\bnot FILM\b/u;

const recommending = new RegExp(`^(?:do|would) you recommend ${it}$`, 'u');

const isAsking =
  /^(?:and |so |but |ok |please |well |hey |hi )*(?:who\w*|what\w*|when|where|which|how|is|was|are|were|does|do|did|has|have|can|could|should|would|will|tell|describe|more about|details|info\w*|by whom|plot|cast|director|runtime|rating|why|have)\b/u;
const asksShortly = /\b(?:about|worth|director|cast|plot) FILM|FILM (?:plot|cast|director|rating|runtime)\b/u;

export interface AskedOfFilm {
  question: FilmQuestion;
  about: string | null;
}

function genreNameOf(wishes: Wishes): string | null {
  const id = wishes.genres[0]?.[0];
  return genres.find((genre) => genre.id === id)?.name ?? null;
}

function isAboutQuality(line: string): boolean {
  return isItSome.test(line) || hasInside.test(line);
}

/** 'Is it scary?' asks for what 'scary' would wish. */
function questionFor(wishes: Wishes): AskedOfFilm | null {
  const [mood] = wishes.moods.length > 0 ? wishes.moods : wishes.withoutMoods;
  if (mood !== undefined) return { question: 'mood', about: mood };
  if (wishes.forChildren) return { question: 'children', about: null };
  const genre = genreNameOf(wishes);
  if (genre !== null) return { question: 'genres', about: genre };
  const theme = wishes.themes[0]?.[0];
  if (theme !== undefined) return { question: 'theme', about: theme };
  if (wishes.languages.length > 0) return { question: 'language', about: null };
  if (wishes.countries.length > 0) return { question: 'country', about: null };
  if (wishes.years !== null) return { question: 'year', about: null };
  if (wishes.runtime !== null) return { question: 'runtime', about: null };
  return null;
}

const isNameAlone = /^(?:(?:the|a|about|what about|how about|and|ok|please|just) )*FILM(?: please| then)?$/u;
const pointing = new RegExp(`\\b${it}\\b`, 'u');

/** What a line asks of a film, or null. `readQuality` says what its words would wish for by themselves. */
export function readFilmQuestion(line: string, readQuality: () => Wishes): AskedOfFilm | null {
  if (isNameAlone.test(line)) return { question: 'anything', about: null };
  if (why.test(line)) return { question: 'why', about: null };
  if (!isAsking.test(line) && !asksShortly.test(line)) return null;
  const isLooking = lookingFor.test(line) && !hasInside.test(line) && !recommending.test(line);
  const quality = isAboutQuality(line) ? questionFor(readQuality()) : null;
  if (quality) return quality;
  if (wishing.test(line) || isLooking) return null;
  const found = patterns.find(([, pattern]) => pattern.test(line));
  const isPlain = pointing.test(line) || line.split(' ').length <= 4;
  return found && isPlain ? { question: found[0], about: null } : null;
}
