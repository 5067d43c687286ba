/** Which films the user likes. */
import { createHeldStates } from '../kept-movie/held-states.ts';

export const likedStates = createHeldStates<true>();
