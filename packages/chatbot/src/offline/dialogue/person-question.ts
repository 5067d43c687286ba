/** Questions about what somebody made: 'what did Nolan direct', 'who is Tilda Swinton', 'what else did he do'. */
import type { Role } from '../../wishes.ts';

const who =
  '(?:PERSON|he|she|they|him|her|(?:that|this|the same) (?:director|filmmaker|actor|actress|guy|man|woman|person))';

const patterns: readonly RegExp[] = [
  new RegExp(
    `\\b(?:what|which)(?: else| other| more)?(?: films?| movies?)?(?: else)? (?:did|has|have|does|do|is|was) ${who}\\b`,
    'u',
  ),
  new RegExp(`\\bwho(?:s| is| was) ${who}\\b`, 'u'),
  new RegExp(`\\b(?:filmography|films of|movies of|works? of|career of) ${who}\\b`, 'u'),
  /\bPERSON filmography\b/u,
  new RegExp(
    `\\b(?:tell me (?:more |something )?about|what do you know about|more about|do you know) ${who}\\b`,
    'u',
  ),
  new RegExp(`\\bwhat (?:else )?(?:is|was|has) ${who} (?:in|been in|known for|famous for|done)\\b`, 'u'),
];

const directing = /\b(?:direct\w*|made|make|makes|filmed)\b/u;
const acting = /\b(?:star\w*|act\w*|play\w*|appear\w*|been in|is in|was in|roles?|be in)\b/u;

/** The role that a line asks for, or null where it asks nothing about a person. */
export function readPersonQuestion(line: string): Role | null {
  if (!patterns.some((pattern) => pattern.test(line))) return null;
  if (directing.test(line)) return 'director';
  return acting.test(line) ? 'cast' : 'any';
}
