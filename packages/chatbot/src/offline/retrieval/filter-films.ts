/** The films that keep a set of wishes, and where too few do, those that keep a weaker one. */
import type { ChatFilm } from '../../chat-film.ts';
import type { Wishes } from '../../wishes.ts';
import { collectBits, countBits, type FilmBits, hasBit, listOutside, uniteBits } from './film-bits.ts';
import { steps, type Step } from './give-way.ts';
import { asksFor, type Constraint, constraints } from './keeps-wishes.ts';
import type { Relaxation } from './retrieval.ts';
import { sieveOf } from './wish-sieve.ts';

/** As long as fewer films are left, wishes give way. */
export const enough = 3;

export interface Filtered {
  kept: Wishes;
  relaxed: Relaxation[];
  /** Numbers of the films that keep them and may be shown, rising. */
  films: number[];
  /** By film number, how many wishes as they were made the film breaks. */
  countBroken: (film: number) => number;
  total: number;
}

/** One form of the wish of one field: as it was made, or weaker. */
interface Form {
  wishes: Wishes;
  /** The films that break it; null for a field that asks for nothing. */
  broken: FilmBits | null;
}

/** The wish of every field in the form that is asked for now. */
type Forms = Map<Constraint, Form>;

const fixed = constraints.filter((field) => steps.every((step) => step.field !== field));
const yielding = constraints.filter((field) => !fixed.includes(field));

/**
 * Weakens one wish after the other until enough films are left, then takes back, the dearest first, what turned out to have
 * been weakened for nothing.
 */
export function filterFilms(
  films: readonly ChatFilm[],
  wishes: Wishes,
  isHidden: (film: number) => boolean,
): Filtered {
  const keeping = listOutside(sieveOf(films).findBreaking(wishes, constraints), films.length);
  const shown = keeping.filter((film) => !isHidden(film));
  if (shown.length < enough) return relax(films, wishes, isHidden);
  const kept = structuredClone(wishes);
  return { kept, relaxed: [], films: shown, countBroken: () => 0, total: keeping.length };
}

function relax(films: readonly ChatFilm[], wishes: Wishes, isHidden: (film: number) => boolean): Filtered {
  const sieve = sieveOf(films);
  const formOf = (form: Wishes, field: Constraint): Form => ({
    wishes: form,
    broken: asksFor(form, field) ? sieve.findBreaking(form, [field]) : null,
  });
  const forms: Forms = new Map(yielding.map((field) => [field, formOf(wishes, field)]));
  const made = brokenBy(forms);
  const barred = sieve.findBreaking(wishes, fixed);
  const closed = collectBits(films, (_, film) => hasBit(barred, film) || isHidden(film));
  const uniteWith = (bits: FilmBits) => uniteBits([bits, ...brokenBy(forms)], films.length);
  const countLeft = () => films.length - countBits(uniteWith(closed));

  const taken: { step: Step; before: Form }[] = [];
  for (const step of steps) {
    if (countLeft() >= enough) break;
    const before = forms.get(step.field)!;
    const weaker = before.broken === null ? null : step.weaken(before.wishes);
    if (weaker === null) continue;
    taken.push({ step, before });
    forms.set(step.field, formOf(weaker, step.field));
  }
  const needed = takeBack(forms, taken, countLeft);

  return {
    kept: wishesOf(forms, wishes),
    relaxed: needed.map(({ field, how }) => ({ field, how })),
    films: listOutside(uniteWith(closed), films.length),
    countBroken: (film) => made.filter((broken) => hasBit(broken, film)).length,
    total: films.length - countBits(uniteWith(barred)),
  };
}

function brokenBy(forms: Forms): FilmBits[] {
  return [...forms.values()].map(({ broken }) => broken).filter((broken) => broken !== null);
}

/** Returns the steps that are left. */
function takeBack(forms: Forms, taken: { step: Step; before: Form }[], countLeft: () => number): Step[] {
  const needed: Step[] = [];
  const goal = Math.min(enough, countLeft());
  for (const { step, before } of taken.toReversed()) {
    // Of a wish that was widened and then dropped, only the drop counts.
    if (needed.some(({ field }) => field === step.field)) continue;
    const weak = forms.get(step.field)!;
    forms.set(step.field, before);
    if (countLeft() >= goal) continue;
    forms.set(step.field, weak);
    needed.unshift(step);
  }
  return needed;
}

function wishesOf(forms: Forms, wishes: Wishes): Wishes {
  const fields = [...forms].map(([field, form]) => [field, form.wishes[field]]);
  return structuredClone({ ...wishes, ...Object.fromEntries(fields) });
}
