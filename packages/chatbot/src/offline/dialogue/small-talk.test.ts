import { describe, expect, it } from 'vitest';
import { readSmallTalk, startsOver } from './small-talk.ts';

describe('small talk', () => {
  it.each([
    ['hi there', 'greeting'],
    ['good evening', 'greeting'],
    ['thank you so much', 'thanks'],
    ['ok thanks', 'thanks'],
    ['perfect thanks bye', 'goodbye'],
    ['what can you do', 'help'],
    ['hi who are you', 'help'],
    ['forget all that please', 'start-over'],
    ['start over', 'start-over'],
    ['yes please', 'yes'],
    ['no thanks', 'no'],
    ['hi something scary', null],
    ['thanks another one', null],
    ['good films', null],
    ['no horror', null],
    ['', null],
  ])('[AP-12] reads "%s" as %s', (line, kind) => {
    expect(readSmallTalk(line)).toBe(kind);
  });

  it('[AP-12] knows where a wish begins anew', () => {
    expect(startsOver('forget that something funny')).toBe(true);
    expect(startsOver('never mind the violence')).toBe(true);
    expect(startsOver('something funny')).toBe(false);
  });
});
