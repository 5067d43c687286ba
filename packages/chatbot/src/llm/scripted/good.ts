/** A model that does what it is told. */
import {
  type ChatRequest,
  filmsTalkedOf,
  lastAsked,
  offersTool,
  type TalkedOfFilm,
  toolResults,
} from './chat-request.ts';
import type { Script, ScriptedAnswer, ScriptedUsage } from './script.ts';

export interface GoodModel {
  /** What it searches for; by default it goes by a few plain words of the message. */
  constraintsFor?: (message: string) => Record<string, unknown>;
  picks?: number;
  intro?: string;
  question?: string;
  reasonFor?: (film: TalkedOfFilm) => string;
}

/** Searches once, then replies with the best that it found. */
export function goodModel(parts: GoodModel = {}): Script {
  const { constraintsFor = guessConstraints } = parts;
  return (request) => {
    if (toolResults(request).length < 2 && offersTool(request, 'find_movies'))
      return call('find_movies', constraintsFor(lastAsked(request)));
    return replyWith(request, parts);
  };
}

/** Replies at once with the films that it was given beforehand. */
export const quickModel =
  (parts: GoodModel = {}): Script =>
  (request) =>
    replyWith(request, parts);

/** Writes the same reply as JSON in its text, as models without tools do. */
export const writingModel =
  (parts: GoodModel = {}): Script =>
  (request) => ({
    kind: 'message',
    content: `<think>Let me see {…}</think>\n\`\`\`json\n${JSON.stringify(draftOf(request, parts))}\n\`\`\``,
  });

export const call = (name: string, given: unknown): ScriptedAnswer => ({
  kind: 'message',
  calls: [{ name, arguments: given }],
});

const replyWith = (request: ChatRequest, parts: GoodModel): ScriptedAnswer =>
  call('reply', draftOf(request, parts));

export function draftOf(request: ChatRequest, parts: GoodModel) {
  const { picks = 4, reasonFor = describe } = parts;
  return {
    intro: parts.intro ?? 'These should suit you well.',
    picks: filmsTalkedOf(request)
      .slice(0, picks)
      .map((film) => ({ id: film.id, reason: reasonFor(film) })),
    question: parts.question ?? 'Would you like something lighter?',
    // Not asked for; many models give more than is asked for.
    suggestions: ['Something lighter', 'Something older'],
  };
}

const describe = ({ moods, genres }: TalkedOfFilm): string =>
  `Both ${(moods[0] ?? 'fine').toLowerCase()} and ${(genres[0] ?? 'film').toLowerCase()}, as you wished`;

const guesses: readonly (readonly [RegExp, Record<string, unknown>])[] = [
  [/comed/iu, { genres: ['Comedy'] }],
  [/horror/iu, { genres: ['Horror'] }],
  [/thriller/iu, { genres: ['Thriller'] }],
  [/romance|romantic/iu, { genres: ['Romance'] }],
  [/sci-?fi|science/iu, { genres: ['Science Fiction'] }],
  [/animat|cartoon/iu, { genres: ['Animation'] }],
  [/\b(?:kids?|famil|children)/iu, { for_children: true }],
  [/\bold|classic/iu, { year_to: 1979 }],
  [/new|recent/iu, { year_from: 2015 }],
];

const guessConstraints = (message: string): Record<string, unknown> => ({
  ...Object.assign({}, ...guesses.filter(([words]) => words.test(message)).map(([, found]) => found)),
});

/** The same answers with other figures of what they cost; null reports none. */
export const withUsage =
  (script: Script, usage: ScriptedUsage | null): Script =>
  async (request) => {
    const answer = await script(request);
    return answer.kind === 'message' ? { ...answer, usage } : answer;
  };
