/** Singular and plural of the words that name themes and genres. */

const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    man: 'men',
    woman: 'women',
    child: 'children',
    wolf: 'wolves',
    werewolf: 'werewolves',
    thief: 'thieves',
    elf: 'elves',
    dwarf: 'dwarves',
    wife: 'wives',
    mouse: 'mice',
    hero: 'heroes',
    superhero: 'superheroes',
    antihero: 'antiheroes',
    volcano: 'volcanoes',
    vampire: 'vampires',
    person: 'people',
  }),
);

function pluralise(word: string): string {
  const known = irregular.get(word);
  if (known !== undefined) return known;
  if (/(?:s|x|z|ch|sh)$/u.test(word)) return `${word}es`;
  if (/[^aeiou]y$/u.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

/** The phrase with its last word in the other number, where there may be one. */
export function inflect(words: readonly string[]): string[] {
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  if (last.length < 3 || /\d/u.test(last)) return [];
  if (/[^sui]s$/u.test(last) && last.length > 4) return [[...before, last.slice(0, -1)].join(' ')];
  return [[...before, pluralise(last)].join(' ')];
}

/** 'sword fight' and 'sword fighting'. */
export function toGerund(word: string): string {
  return /[^aeiou]e$/u.test(word) ? `${word.slice(0, -1)}ing` : `${word}ing`;
}
