/** Times and flags, as the two engines give them. */
import type { Flag, Time } from './identity-tables.ts';

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Milliseconds since 1970. */
export function readTime(time: Time): number {
  return new Date(time).getTime();
}

export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

export function readFlag(flag: Flag): boolean {
  return Boolean(flag);
}
