/** What the played TMDB does instead of answering well: faults that are said as data, so that they travel between processes. */
import { createRandom, type Random } from '../../embedded/artwork/random.ts';
import * as deceits from './deceits.ts';
import * as delays from './delays.ts';
import type { Occasion } from './occasion.ts';

export type Fault =
  | { is: 'fair' }
  /** Answers well, after a fixed time or one drawn between two. */
  | { is: 'late'; milliseconds: number | readonly [least: number, most: number] }
  /** Takes the request and never says a word. */
  | { is: 'silent' }
  /** Sends the headers and half of the body, then nothing more. */
  | { is: 'stuck' }
  /** Sends the body a byte at a time; once a second where nothing is said. */
  | { is: 'dripping'; every?: number }
  /** Hangs up at once, or in the middle of the body. */
  | { is: 'reset'; midway?: boolean }
  /** Refuses connections. It holds for all calls. */
  | { is: 'shut' }
  /** A refusal as TMDB words it; `retryAfter` as it stands in the header, or as a date so many seconds away. */
  | { is: 'refusing'; status: number; retryAfter?: string | { dateInSeconds: number } }
  /** A page of HTML with the status 200, as a captive portal sends it. */
  | { is: 'html' }
  /** A good status with a body that nobody can use. */
  | { is: 'body'; body: deceits.BadBody }
  /** So many bytes that are the beginning of something good. */
  | { is: 'huge'; bytes: number }
  /** So many bytes once they are unpacked. */
  | { is: 'bomb'; bytes: number }
  /** Headers that are longer than anybody takes. */
  | { is: 'wordy' }
  | { is: 'redirect'; to: string; status?: number }
  /** A page that claims to have so many behind it. */
  | { is: 'totals'; pages: number };

export interface Placed {
  /** The first segments of the path that the fault is for, `*` for any one: `/3/movie/popular`. Every path without it. */
  on?: string;
  /** How often it strikes, from 0 to 1. Always without it. */
  chance?: number;
}

/** The first fault that is for a call, and whose chance strikes, is what happens to it. */
export type Weather = readonly (Fault & Placed)[];

export function isShut(weather: Weather): boolean {
  return weather.some((fault) => fault.is === 'shut');
}

export interface Forecast {
  change(weather: Weather): void;
  answer(occasion: Omit<Occasion, 'random' | 'gone'>): Promise<void>;
}

/** Chance depends on the seed, the address and how often it was asked before, and on nothing else. */
export function createForecast(seed: string): Forecast {
  const asked = new Map<string, number>();
  let weather: Weather = [];

  return {
    change(next) {
      weather = next;
    },
    async answer(occasion) {
      const address = occasion.request.url ?? '';
      const times = asked.get(address) ?? 0;
      asked.set(address, times + 1);
      const random = createRandom(`${seed} ${address} ${times}`);
      const gone = new AbortController();
      occasion.response.once('close', () => gone.abort());
      await strike(chooseFault(weather, occasion.path, random), { ...occasion, random, gone: gone.signal });
    },
  };
}

export function chooseFault(weather: Weather, path: string, random: Random): Fault {
  // Chance is drawn for every fault, so that one fault more does not change what the others do.
  const drawn = weather.map((fault) => ({ fault, isStriking: random.next() < (fault.chance ?? 1) }));
  return drawn.find(({ fault, isStriking }) => isStriking && isFor(fault.on, path))?.fault ?? { is: 'fair' };
}

function isFor(on: string | undefined, path: string): boolean {
  if (on === undefined) return true;
  const segments = path.split('/');
  return on.split('/').every((segment, at) => segment === '*' || segment === segments[at]);
}

function strike(fault: Fault, occasion: Occasion): void | Promise<void> {
  switch (fault.is) {
    case 'fair':
      return occasion.sendFair();
    case 'late':
      return delays.answerLate(occasion, fault.milliseconds);
    case 'silent':
    case 'shut':
      return;
    case 'stuck':
      return delays.stayStuck(occasion);
    case 'dripping':
      return delays.drip(occasion, fault.every ?? 1_000);
    case 'reset':
      return delays.hangUp(occasion, fault.midway ?? false);
    case 'refusing':
      return deceits.refuse(occasion, fault.status, fault.retryAfter);
    case 'html':
      return deceits.sendHtml(occasion);
    case 'body':
      return deceits.sendBadBody(occasion, fault.body);
    case 'huge':
      return deceits.sendHuge(occasion, fault.bytes);
    case 'bomb':
      return deceits.sendBomb(occasion, fault.bytes);
    case 'wordy':
      return deceits.sendWordyHeaders(occasion);
    case 'redirect':
      return deceits.redirect(occasion, fault.to, fault.status ?? 302);
    case 'totals':
      return deceits.claimPages(occasion, fault.pages);
  }
}
