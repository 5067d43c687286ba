import { describe, expect, it } from 'vitest';
import { splitMessage } from '../reading/split-message.ts';
import { readSmallTalk } from './small-talk.ts';
import { cutStartOver } from './start-over.ts';

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
    ['no idea', 'unsure'],
    ['i dont know', 'unsure'],
    ['ok thats it good night', 'goodbye'],
    ['no thanks', 'no'],
    ['hi something scary', null],
    ['thanks another one', null],
    ['good films', null],
    ['no horror', null],
    ['', null],
  ])('[AP-12] reads "%s" as %s', (line, kind) => {
    expect(readSmallTalk(line)).toBe(kind);
  });

  it.each([
    ['forget that, something funny', 'something funny', true],
    ['new search: a documentary', 'a documentary', true],
    ['start over', 'start over', true],
    ['something funny', 'something funny', false],
  ])('[AP-12] takes what begins anew out of "%s"', (message, rest, isAnew) => {
    const cut = cutStartOver(splitMessage(message));
    expect(cut.words.map(({ folded }) => folded).join(' ')).toBe(rest);
    expect(cut.isAnew).toBe(isAnew);
  });
});
