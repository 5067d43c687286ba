/** Which films the user watched, and which are wanted. */
import type { WatchStatus } from '@kinora/contracts/watch-status';
import { createHeldStates } from '../kept-movie/held-states.ts';

export const watchStates = createHeldStates<WatchStatus>();
