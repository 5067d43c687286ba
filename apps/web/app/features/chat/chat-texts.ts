/** What the chatbot's panel and page say by themselves; what the bot answers comes from the server. */
export const chatTexts = {
  title: 'Movie Recommendation Chatbot',
  description:
    'Tell Kinora what you are in the mood for, and talk your way to the film for tonight. No account is needed.',
  close: 'Close the chatbot',
  startOver: 'Start over',
  log: 'Conversation',
  you: 'You:',
  bot: 'Kinora:',
  greeting:
    'What are you in the mood for? Tell me a feeling, a kind of movie, or something you loved, and I will find you the next one.',
  examples: ['Something funny and warm', 'A tense thriller from the 90s', 'A family movie under two hours'],
  moreLikeThis: 'More like this',
  filmExamples: ['More like this', 'Like this, but newer', 'Is it scary?'],
  suggestions: 'Suggestions',
  thinking: 'Thinking...',
  input: 'Your message',
  placeholder: 'Ask for movie recommendations...',
  send: 'Send',
  left: (characters: number) => (characters === 1 ? '1 character left' : `${characters} characters left`),
  tryAgain: 'Try again',
  newReply: 'New reply',
  forgotten: 'Our earlier conversation has ended, so this is the start of a new one.',
  needsScripts:
    'The chatbot needs JavaScript, which is switched off here. The genres at the foot of the page lead on.',
} as const;
