/** The films that keep a set of wishes, and where too few do, those that keep a weaker one. */
import type { ChatFilm } from '../../chat-film.ts';
import type { Wishes } from '../../wishes.ts';
import { steps, type Step } from './give-way.ts';
import { asksFor, type Breaks, breaksWish, type Constraint, constraints } from './keeps-wishes.ts';
import type { Relaxation } from './retrieval.ts';

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
  /** Of the marks; 0 for a field that asks for nothing. */
  bit: number;
}

/** The wish of every field in the form that is asked for now. */
type Forms = Map<Constraint, Form>;

const fixed = constraints.filter((field) => steps.every((step) => step.field !== field));
const yielding = constraints.filter((field) => !fixed.includes(field));

function breaksAny(wishes: Wishes, fields: readonly Constraint[]): Breaks {
  const breaks = fields.filter((field) => asksFor(wishes, field)).map((field) => breaksWish(wishes, field));
  return (film) => breaks.some((breaksOne) => breaksOne(film));
}

/**
 * Weakens one wish after the other until enough films are left, then takes back, the dearest first, what turned out to have
 * been weakened for nothing.
 */
export function filterFilms(
  films: readonly ChatFilm[],
  wishes: Wishes,
  isHidden: (film: number) => boolean,
): Filtered {
  const isBarred = breaksAny(wishes, fixed);
  const open = [...films.keys()].filter((film) => !isBarred(films[film]!));
  const breaks = breaksAny(wishes, yielding);
  const keeping = open.filter((film) => !breaks(films[film]!));
  const shown = keeping.filter((film) => !isHidden(film));
  if (shown.length < enough) return relax(films, wishes, { open, isHidden });
  const kept = structuredClone(wishes);
  return { kept, relaxed: [], films: shown, countBroken: () => 0, total: keeping.length };
}

/** `open` are the numbers of the films that break nothing that never gives way. */
function relax(
  films: readonly ChatFilm[],
  wishes: Wishes,
  { open, isHidden }: { open: readonly number[]; isHidden: (film: number) => boolean },
): Filtered {
  const marked = createMarks(films, open);
  const forms = marked.addForms(wishes, yielding);
  const made = bitsOf(forms);
  const candidates = open.filter((film) => !isHidden(film));
  const countLeft = () => {
    const bits = bitsOf(forms);
    let count = 0;
    for (const film of candidates) if ((marked.marks[film]! & bits) === 0) count += 1;
    return count;
  };

  const taken: { step: Step; before: Form }[] = [];
  for (const step of steps) {
    if (countLeft() >= enough) break;
    const before = forms.get(step.field)!;
    const weaker = before.bit === 0 ? null : step.weaken(before.wishes);
    if (weaker === null) continue;
    taken.push({ step, before });
    forms.set(step.field, marked.addForms(weaker, [step.field]).get(step.field)!);
  }
  const needed = takeBack(forms, taken, countLeft);

  const bits = bitsOf(forms);
  return {
    kept: wishesOf(forms, wishes),
    relaxed: needed.map(({ field, how }) => ({ field, how })),
    films: candidates.filter((film) => (marked.marks[film]! & bits) === 0),
    countBroken: (film) => countBits(marked.marks[film]! & made),
    total: open.filter((film) => (marked.marks[film]! & bits) === 0).length,
  };
}

/** By film number, a bit for every form that the film breaks: the fields and their wider forms fit into 31 bits. */
function createMarks(films: readonly ChatFilm[], open: readonly number[]) {
  const marks = new Int32Array(films.length);
  let used = 0;
  return {
    marks,
    /** Looks at every film once for all fields, because most of the time goes into reaching it. */
    addForms(wishes: Wishes, fields: readonly Constraint[]): Forms {
      const asked = fields.filter((field) => asksFor(wishes, field));
      const added = asked.map((field) => ({ breaks: breaksWish(wishes, field), bit: 1 << used++ }));
      for (const film of open)
        for (const { breaks, bit } of added) if (breaks(films[film]!)) marks[film]! |= bit;
      return new Map(fields.map((field) => [field, { wishes, bit: added[asked.indexOf(field)]?.bit ?? 0 }]));
    },
  };
}

function bitsOf(forms: Forms): number {
  let bits = 0;
  for (const { bit } of forms.values()) bits |= bit;
  return bits;
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

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
