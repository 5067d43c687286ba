import { accounts } from './limits.ts';

/** One `@`, and a dot somewhere after it. The length is checked first: the pattern's time grows with its square. */
export function isEmailAddress(text: string): boolean {
  return text.length <= accounts.maximumEmailLength && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
