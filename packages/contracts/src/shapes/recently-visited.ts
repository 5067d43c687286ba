import { z } from 'zod';
import { recentlyVisitedAnswers } from '../recently-visited.ts';

export const visitsCleared = z.object({ message: z.literal(recentlyVisitedAnswers.cleared) });
