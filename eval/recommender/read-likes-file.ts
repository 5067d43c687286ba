/** Reads likes in the RecZoo format: a person a line, a number for the person and then those of the films. */
import { GrowingArray } from '@kinora/recommender/interactions/growing-array';
import { type Interactions, InteractionsFault } from '@kinora/recommender/interactions/interactions';
import { readLines } from '@kinora/recommender/interactions/read-lines';

/** Rejects with an `InteractionsFault` where the file cannot be read or a line is not of numbers. */
export async function readLikesFile(file: string): Promise<Interactions> {
  const starts = new GrowingArray(Uint32Array);
  const items = new GrowingArray(Uint32Array);
  starts.push(0);
  let films = 0;
  try {
    for await (const lines of readLines(file))
      for (const line of lines) {
        if (line.trim() === '') continue;
        const [, ...own] = line.trim().split(/\s+/).map(Number);
        if (!own.every((film) => Number.isInteger(film) && film >= 0))
          throw new InteractionsFault(`${file}: "${line.slice(0, 40)}" is not a line of numbers.`);
        for (const film of Uint32Array.from(new Set(own)).sort()) {
          items.push(film);
          films = Math.max(films, film + 1);
        }
        starts.push(items.length);
      }
  } catch (thrown) {
    if (thrown instanceof InteractionsFault) throw thrown;
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    throw new InteractionsFault(`${file} cannot be read: ${reason}`, { cause: thrown });
  }
  return { people: starts.length - 1, films, starts: starts.values(), items: items.values() };
}
