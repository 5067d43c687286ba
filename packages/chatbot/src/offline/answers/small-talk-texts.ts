/** What is said where no film is looked for. `examples` are two questions that work. */

type Examples = (examples: string) => string;
type Variants<T> = readonly [T, ...T[]];

export const smallTalkTexts = {
  examples: (one: string, other: string): string => `“${one}” or “${other}”`,
  oneExample: (one: string): string => `“${one}”`,
  withoutExamples: 'a genre, a mood or a film that you liked',
  greeting: [
    (examples) => `Hello. What are you in the mood for? You can ask for ${examples}.`,
    (examples) => `Hi. Tell me a mood, a genre or a film that you liked, for example ${examples}.`,
    (examples) => `Good to see you. What would you like to watch? Try ${examples}.`,
  ] satisfies Variants<Examples>,
  greetingAgain: [
    'Hello again. Shall we go on looking?',
    'Still here. What would you like to watch?',
  ] satisfies Variants<string>,
  thanks: [
    'You are welcome. Enjoy the film.',
    'Glad to help. I can tell you more about each of them, or look for others.',
    'Any time. I can look further whenever you like.',
  ] satisfies Variants<string>,
  thanksFirst: [
    (examples) => `You are welcome. Shall we look for a film? For example ${examples}.`,
    (examples) => `Any time. You could ask for ${examples}.`,
  ] satisfies Variants<Examples>,
  /** Each is tried with the films at hand before it is offered. */
  directions: [
    'something funny',
    'something tense',
    'something romantic',
    'something scary',
    'something heartwarming',
    'something mind-bending',
    'something adventurous',
    'something thought-provoking',
  ],
  unsure: [
    (examples) => `Then let us find out. What sounds better: ${examples}? I can surprise you as well.`,
    (examples) => `That is fine, we start with a direction: ${examples}? Or leave it to me.`,
    (examples) => `No trouble. Would you rather see ${examples}? I can also just choose.`,
  ] satisfies Variants<Examples>,
  goodbye: [
    'Goodbye, and enjoy the film.',
    'See you. Have a good evening.',
    'Bye. I am here when you need the next one.',
  ] satisfies Variants<string>,
  help: [
    (examples) =>
      `I am the film guide of this site. I find films by genre, mood, theme, people, years, length, language or by another film that you liked, and I answer questions about a film. Try ${examples}. When you have a list, say “newer”, “shorter”, “not that one” or “more”.`,
    (examples) =>
      `Tell me what you feel like and I look through the catalogue: a genre, a mood, a decade, a director, how long it may be, or what it should not be. For example ${examples}. You can also ask who is in a film or what it is about.`,
  ] satisfies Variants<Examples>,
  startOver: [
    (examples) => `All forgotten. What shall we look for? For example ${examples}.`,
    (examples) => `A fresh start, then. You could ask for ${examples}.`,
  ] satisfies Variants<Examples>,
  declined: [
    'Fine. What should it be instead: a mood, a genre, a film that you liked?',
    'No problem. Tell me what to change: the genre, the years, the length?',
  ] satisfies Variants<string>,
  whom: 'Whom do you mean? Tell me the name.',
  unclear: [
    (examples) =>
      `I could not make a wish out of that. Tell me a mood, a genre or a film you liked: ${examples}.`,
    (examples) => `I did not get what to look for. It works with words like ${examples}.`,
    (examples) => `That did not tell me which film to look for. Try it like this: ${examples}.`,
  ] satisfies Variants<Examples>,
  crude: [
    (examples) => `Let us keep it friendly and talk about films. You could ask for ${examples}.`,
    (examples) => `I would rather talk about films. Try ${examples}.`,
  ] satisfies Variants<Examples>,
  refusal: {
    'off-topic': [
      (examples) => `I only know about films. Ask me for ${examples}.`,
      (examples) => `That is outside of what I know, which is films. You could try ${examples}.`,
    ],
    injection: [
      (examples) => `I cannot do that, but I can find you a film: ${examples}.`,
      (examples) => `That is not something I do. Finding films is, for example ${examples}.`,
    ],
    language: [
      (examples) => `I am sorry, I only understand English. You could ask for ${examples}.`,
      (examples) => `English is the only language I speak. Try ${examples}.`,
    ],
    'out-of-words': [
      (examples) => `I could not read that. Words work best, like ${examples}.`,
      (examples) => `I need a few words to go by, for example ${examples}.`,
    ],
  } satisfies Record<string, Variants<Examples>>,
  distress:
    'I am sorry that you are going through this. You do not have to carry it alone: please talk to somebody you trust, or to a crisis line. findahelpline.com lists free ones for every country, in the US and Canada you can call or text 988, in the UK and Ireland call 116 123, and in an emergency call your local emergency number.\n\nIf you would like some company for a while, shall I look for a warm, comforting film?',
  distressYes: 'Yes, a comforting film',
} as const;
