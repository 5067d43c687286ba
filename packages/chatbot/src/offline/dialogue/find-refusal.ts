/** What is answered without looking for a film: off-topic, an attempt on the engine, crude talk, no English, no words. */
import type { Act } from './act.ts';
import {
  crudePhrases,
  distressPhrases,
  englishWords,
  filmWords,
  foreignWords,
  injectionPhrases,
  offTopicPhrases,
  overrideNouns,
  overrideVerbs,
  sharedWords,
  swearWords,
  writingPhrases,
} from './guard-words.ts';
import { hasPhrase } from './message-line.ts';

export interface GuardQuestion {
  message: string;
  /** As `writeLine` gives it. */
  line: string;
  /** A wish was read, or a film or a person is named. */
  hasWish: boolean;
}

const refusal = (why: Extract<Act, { kind: 'refusal' }>['why']): Act => ({ kind: 'refusal', why });

function isDistress(line: string): boolean {
  // 'I want to die laughing' is none, and 'to die hard' neither.
  return hasPhrase(line.replace(/\bdie (?:laughing|hard)\b/gu, ''), distressPhrases);
}

/** 'Ignore …', 'now act as …', and not 'two cops who ignore the rules'. */
const commandLead =
  /^(?:|please|now|and|then|you|must|should|also|but|first|can|could|just|kindly|so|hi|hello|hey)$/u;
const playing =
  /^(?:please |now |so |hey )?(?:pretend|act as|act like|roleplay|role play|behave as|simulate)\b/u;

function commandsOverride(words: readonly string[]): boolean {
  if (!words.some((word) => overrideNouns.has(word))) return false;
  return words.some((word, at) => overrideVerbs.has(word) && commandLead.test(words[at - 1] ?? ''));
}

function isInjection(message: string, line: string, words: readonly string[]): boolean {
  if (/<\/?\s?script|<\|/iu.test(message)) return true;
  return hasPhrase(line, injectionPhrases) || playing.test(line) || commandsOverride(words);
}

const asking =
  /^(?:please |hey |hi |ok |so )?(?:whats?|hows?|whos?|when|where|why|will|write|solve|translate|calculate|book|explain|help|do|does|tell|can you|could you|is it|should i)\b/u;
const sum = /^(?:what is |whats |calculate |how much is )?\d+ (?:plus |minus |times |x )?\d+$/u;

function isOffTopic(line: string, words: readonly string[], hasWish: boolean): boolean {
  if (hasPhrase(line, writingPhrases)) return true;
  if (words.some((word) => filmWords.has(word))) return false;
  if (!hasWish && sum.test(line)) return true;
  return (!hasWish || asking.test(line)) && hasPhrase(line, offTopicPhrases);
}

const otherScript =
  /[\p{scx=Cyrl}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hang}\p{scx=Arab}\p{scx=Deva}\p{scx=Thai}\p{scx=Grek}\p{scx=Hebr}]/gu;

function isOtherLanguage(line: string, words: readonly string[]): boolean {
  const letters = line.match(/\p{L}/gu)?.length ?? 0;
  const others = line.match(otherScript)?.filter((sign) => /\p{L}/u.test(sign)).length ?? 0;
  if (letters > 0 && others * 2 > letters) return true;
  const foreign = words.filter((word) => foreignWords.has(word));
  const english = words.filter((word) => englishWords.has(word) && !foreignWords.has(word));
  const isTelling = foreign.some((word) => !sharedWords.has(word));
  return isTelling && foreign.length >= 2 && foreign.length > english.length;
}

/** No vowel, one letter over and over, or a run of consonants that no word has. */
function isTumble(word: string): boolean {
  if (!/^[a-z]{4,}$/u.test(word)) return false;
  return !/[aeiouy]/u.test(word) || /([a-z])\1{3}/u.test(word) || /[bcdfghjklmnpqrstvwxz]{6}/u.test(word);
}

function isWordless(message: string, words: readonly string[]): boolean {
  if (!/[\p{L}\p{N}]/u.test(message)) return true;
  return (
    words.length <= 4 && words.some(isTumble) && words.every((word) => isTumble(word) || word.length < 4)
  );
}

/** The act that ends the reading of a message, or undefined. What a mention covers is not judged. */
export function findRefusal({ message, line, hasWish }: GuardQuestion): Act | undefined {
  const words = line.split(' ').filter((word) => word !== '');
  const isNamed = /FILM|PERSON/u.test(line);
  if (isDistress(line)) return { kind: 'distress' };
  if (isInjection(message, line, words)) return refusal('injection');
  if (hasPhrase(line, crudePhrases)) return { kind: 'crude' };
  if (isOffTopic(line, words, hasWish)) return refusal('off-topic');
  if (isNamed) return undefined;
  if (isOtherLanguage(line, words)) return refusal('language');
  if (hasWish) return undefined;
  if (words.some((word) => swearWords.has(word))) return { kind: 'crude' };
  return isWordless(message, words) ? refusal('out-of-words') : undefined;
}
