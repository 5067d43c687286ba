/** Messages that are nothing but small talk: 'hi there', 'ok thanks, bye', 'what can you do?'. */

export type SmallTalk = 'greeting' | 'thanks' | 'goodbye' | 'help' | 'start-over' | 'yes' | 'no' | 'unsure';

/** Said besides, without a meaning of their own here. */
const fillers: ReadonlySet<string> = new Set(
  'please there bot kinora chatbot mate friend everyone so much very well oh um uh then now my dear really just a lot for the your help that was is it this again all film movie suggestions recommendations to you and one idea choice hm hmm honestly tbh well'.split(
    ' ',
  ),
);

const phrases: Readonly<Record<SmallTalk, readonly string[]>> = {
  greeting: [
    'hi',
    'hello',
    'hey',
    'heya',
    'hiya',
    'howdy',
    'yo',
    'greetings',
    'good morning',
    'good afternoon',
    'good evening',
    'how are you',
    'how are you doing',
    'hows it going',
    'whats up',
    'sup',
    'nice to meet you',
  ],
  thanks: [
    'thanks',
    'thank you',
    'thank u',
    'thx',
    'ty',
    'cheers',
    'great',
    'perfect',
    'awesome',
    'excellent',
    'wonderful',
    'brilliant',
    'lovely',
    'nice',
    'cool',
    'good',
    'ok thanks',
    'love it',
    'i love it',
    'sounds good',
    'sounds great',
    'looks good',
    'i will watch',
    'ill watch',
    'good job',
    'well done',
    'helpful',
  ],
  goodbye: [
    'bye',
    'goodbye',
    'good bye',
    'bye bye',
    'good night',
    'see you',
    'see ya',
    'see you later',
    'cya',
    'later',
    'thats all',
    'thats it',
    'that is all',
    'that is it',
    'got to go',
    'gotta go',
    'im off',
    'im done',
    'i am done',
    'no thanks bye',
    'have a nice day',
  ],
  help: [
    'help',
    'help me',
    'what can you do',
    'what do you do',
    'what can i ask',
    'what can i ask you',
    'how does this work',
    'how do you work',
    'how do i use this',
    'who are you',
    'what are you',
    'are you a bot',
    'are you a robot',
    'are you human',
    'are you a human',
    'are you real',
    'are you an ai',
    'are you ai',
    'whats your name',
    'what is your name',
    'who made you',
  ],
  'start-over': [
    'start over',
    'start again',
    'start afresh',
    'start from scratch',
    'begin again',
    'reset',
    'restart',
    'clear',
    'clear everything',
    'new search',
    'new conversation',
    'forget it',
    'forget that',
    'forget all that',
    'forget everything',
    'forget about that',
    'forget what i said',
    'scratch that',
    'never mind',
    'nevermind',
    'lets start over',
    'something completely different',
    'something totally different',
    'something entirely different',
  ],
  yes: [
    'yes',
    'yeah',
    'yep',
    'yup',
    'ya',
    'sure',
    'ok',
    'okay',
    'of course',
    'why not',
    'go on',
    'go ahead',
    'do it',
    'absolutely',
    'definitely',
    'alright',
    'sounds like a plan',
    'i would',
    'id love',
  ],
  unsure: [
    'dunno',
    'i dunno',
    'idk',
    'no idea',
    'no clue',
    'have no idea',
    'i have no idea',
    'ive no idea',
    'i dont know',
    'dont know',
    'i do not know',
    'i dont really know',
    'not sure',
    'im not sure',
    'i am not sure',
    'no idea what to watch',
    'i dont know what to watch',
    'dont know what to watch',
    'i dont know what i want',
    'cant decide',
    'i cant decide',
    'i cannot decide',
    'bored',
    'im bored',
    'i am bored',
    'im so bored',
    'so bored',
    'hard to say',
    'you tell me',
  ],
  no: ['no', 'nope', 'nah', 'no thanks', 'no thank you', 'not really', 'rather not', 'not now', 'dont'],
};

/** The weightier first, where a message has several: 'hello, start over'. */
const byWeight: readonly SmallTalk[] = [
  'start-over',
  'help',
  'goodbye',
  'unsure',
  'no',
  'thanks',
  'yes',
  'greeting',
];

const kindOf: ReadonlyMap<string, SmallTalk> = new Map(
  byWeight.flatMap((kind) => phrases[kind].map((phrase): [string, SmallTalk] => [phrase, kind])),
);
const longest = 6;

interface Piece {
  kind: SmallTalk | null;
  length: number;
}

function readPiece(words: readonly string[], at: number): Piece | undefined {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const kind = kindOf.get(words.slice(at, at + length).join(' '));
    if (kind) return { kind, length };
  }
  return fillers.has(words[at] ?? '') ? { kind: null, length: 1 } : undefined;
}

/** The small talk that a line is made of, or null where it says anything more. */
export function readSmallTalk(line: string): SmallTalk | null {
  const words = line.split(' ');
  const kinds = new Set<SmallTalk>();
  for (let at = 0; at < words.length;) {
    const piece = readPiece(words, at);
    if (!piece) return null;
    if (piece.kind) kinds.add(piece.kind);
    at += piece.length;
  }
  return byWeight.find((kind) => kinds.has(kind)) ?? null;
}

export const startOverPhrases: readonly string[] = phrases['start-over'];
