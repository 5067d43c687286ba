import { forYouAnswer, recommendationsAnswer } from '@kinora/contracts/recommendations';
import { forYouPath, recommendationsPath } from '@kinora/contracts/recommendations-paths';
import type { Subject } from '../api-call.ts';
import { answers, publicAnswers } from './answers.ts';
import { filmInPath } from './parameters.ts';

/** The Empire Strikes Back, as a card needs it. */
const movie = {
  id: 1891,
  title: 'The Empire Strikes Back',
  poster_path: '/poster-1891-2ca01e.svg',
  release_date: '1980-05-20',
  vote_average: 8.4,
};

const reasons = [{ type: 'shared-cast', people: [{ id: 3, name: 'Harrison Ford' }] }];

export const recommendations: Subject = {
  name: 'recommendations',
  title: 'Recommendations',
  about:
    'Films that go with a film or with a user, each with the reasons why. They come from the recommendation service; where it is down or slow, the calls say so and everything else goes on.',
  calls: [
    {
      id: 'listRecommendations',
      method: 'GET',
      path: `/${recommendationsPath}/{tmdb_id}`,
      summary: 'Lists films like a film.',
      who: 'everybody',
      parameters: [filmInPath],
      answers: publicAnswers(
        answers('Best first. A film that the catalogue does not know is left out.', recommendationsAnswer, {
          recommendations: [{ movie, rating: 9.1, reasons }],
        }),
      ),
      failures: [
        'movie-not-found',
        'catalogue-down',
        'catalogue-slow',
        'recommendations-down',
        'recommendations-slow',
      ],
    },
    {
      id: 'listForYou',
      method: 'GET',
      path: `/${forYouPath}`,
      summary: 'Lists films for the user, by what the user likes, watched and wants to watch.',
      who: 'token',
      answers: [
        answers('Best first; empty for a user who keeps nothing yet.', forYouAnswer, {
          recommendations: [
            { movie, rating: 9.1, reasons, because: { tmdb_id: 11, title: 'Star Wars', list: 'liked' } },
          ],
        }),
      ],
      failures: ['catalogue-down', 'catalogue-slow', 'recommendations-down', 'recommendations-slow'],
    },
  ],
};
