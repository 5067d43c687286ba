/** The form of our ID tokens. */
import { minute } from '../times.ts';

export const tokenLife = 15 * minute;

export const tokenAudience = 'kinora';

export const tokenAlgorithm = 'ES256';

/** Stands in the header, so that no other token of this site can ever pass for an ID token. */
export const tokenType = 'id+jwt';

/** A key is served this long after it signed for the last time. */
export const keyKeptFor = 4 * tokenLife;
