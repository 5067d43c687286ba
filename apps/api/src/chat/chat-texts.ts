/** What the chatbot's call says where it cannot answer. */
import { chat } from '@kinora/contracts/limits';

export const chatTexts = {
  empty: 'Please write a message first.',
  tooLong: `A message has at most ${chat.maximumMessageLength.toLocaleString('en')} characters. Please say it a little shorter.`,
  missing: 'The message is missing: send a JSON object like {"message": "a funny heist film"}.',
  badConversation: 'The conversation id must be the text that an earlier answer gave.',
  badContext: 'The context must be an object with the page as text and the film as a TMDB id.',
  tooMany: (seconds: number) =>
    `That was a lot of messages in a short time. Please wait ${seconds === 1 ? 'a second' : `${seconds} seconds`} and send it again.`,
  crowded: 'Many people are asking at the moment. Please send it again in a few seconds.',
} as const;
