import { describe, expect, it } from 'vitest';
import { splitMessage } from '../reading/split-message.ts';
import { cutInterjections } from './interjections.ts';

function cut(message: string): string {
  return cutInterjections(splitMessage(message))
    .map(({ folded }) => folded)
    .join(' ');
}

describe('interjections', () => {
  it.each([
    ['cool, more like that', 'more like that'],
    ['cool more like that', 'more like that'],
    ['nice, another', 'another'],
    ['great, and something shorter', 'and something shorter'],
    ['awesome but newer', 'but newer'],
    ['sounds good, what about the 90s?', 'what about the 90s'],
    ['ok, that sounds great. Anything newer?', 'anything newer'],
    ['love it! something like that but funny', 'something like that but funny'],
    ['cool, nice, more', 'more'],
  ])('[AP-12] takes what only praises off "%s"', (message, rest) => {
    expect(cut(message)).toBe(rest);
  });

  it.each([
    'cool',
    'sweet but scary',
    'nice and slow',
    'cool runnings',
    'great expectations',
    'good films',
    'a sweet, funny film',
    'is it any good',
    'i love it when a plan comes together',
  ])('[AP-12] leaves "%s" as it is', (message) => {
    expect(cut(message)).toBe(message.replaceAll(',', ''));
  });
});
