import { chatAnswer, chatQuestion } from '@kinora/contracts/chat';
import { chatPath } from '@kinora/contracts/chat-paths';
import { chat as limits } from '@kinora/contracts/limits';
import type { Subject } from '../api-call.ts';
import { json } from './answers.ts';
import { starWars } from './films.ts';

export const chat: Subject = {
  name: 'chat',
  title: 'Chatbot',
  about: `A conversation that finds films. A network and an account may send ${limits.messagesPerMinute} messages a minute each; a conversation is remembered for ${limits.idleFor / 60_000} minutes.`,
  calls: [
    {
      id: 'sendChatMessage',
      method: 'POST',
      path: `/${chatPath}`,
      summary: 'Sends a message and gets the reply.',
      notes:
        'With `Accept: text/event-stream` the reply comes as events: any number of `delta` with a `text` each, then `movies`, then `done` with the whole answer; or `failure` in place of what is missing.',
      who: 'recognised',
      body: {
        shape: chatQuestion,
        example: {
          message: 'Something like Star Wars, but funny',
          context: { page: '/movie/11', tmdbId: 11 },
        },
      },
      answers: [
        {
          status: 200,
          about: 'The reply. Send its `conversationId` with the next message.',
          contents: [
            {
              type: json,
              shape: chatAnswer,
              example: {
                message: 'Here is one:\n\n- [Star Wars (1977)](/movie/11)\n',
                conversationId: 'kZ3n0vYq7cQ1x8Lw5TfB2g',
                movies: [
                  {
                    tmdb_id: 11,
                    title: starWars.title,
                    year: 1977,
                    poster_path: starWars.poster_path,
                    vote_average: starWars.vote_average,
                    reason: 'It has a princess.',
                  },
                ],
                suggestions: ['Something newer'],
                engine: 'offline',
              },
            },
            { type: 'text/event-stream' },
          ],
        },
      ],
      failures: ['chat-message-empty', 'chat-message-too-long'],
    },
  ],
};
