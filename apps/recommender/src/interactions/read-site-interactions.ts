/** Reads what the site exports of its users: `interactions.ndjson`, as `@kinora/contracts/interactions` says. */
import {
  interactionsHeader,
  interactionsLine,
  type InteractionsHeader,
  type InteractionsLine,
} from '@kinora/contracts/interactions';
import { InteractionsFault, type ReadInteractions } from './interactions.ts';
import { readLines } from './read-lines.ts';
import { RowBuilder } from './row-builder.ts';

/** How much each list says of a taste. A playlist gathers by theme more than by taste, so it counts least. */
export const strengths = { liked: 1, watched: 0.4, wanted: 0.5, playlist: 0.3 } as const;

/**
 * `filmIds` are the TMDB ids of the films, in the order of their numbers; films that are not among them are dropped and counted.
 * Rejects with an `InteractionsFault` for a damaged line, another version or another number of people than the header says.
 */
export async function readSiteInteractions(
  file: string,
  filmIds: ArrayLike<number>,
): Promise<ReadInteractions> {
  const reader = new SiteReader(file, filmIds);
  try {
    for await (const lines of readLines(file)) for (const line of lines) reader.read(line);
  } catch (thrown) {
    if (thrown instanceof InteractionsFault) throw thrown;
    throw new InteractionsFault(`${file} cannot be read: ${reasonOf(thrown)}`, { cause: thrown });
  }
  return reader.finish();
}

class SiteReader {
  readonly #file: string;
  readonly #numbers: Map<number, number>;
  readonly #rows = new RowBuilder();
  #header: InteractionsHeader | undefined;
  #line = 0;
  #people = 0;
  #likes = 0;
  #dropped = 0;

  constructor(file: string, filmIds: ArrayLike<number>) {
    this.#file = file;
    this.#numbers = new Map(Array.from(filmIds, (id, film) => [id, film]));
  }

  read(text: string): void {
    this.#line += 1;
    if (this.#header === undefined) {
      this.#header = this.#readHeader(text);
      return;
    }
    const parsed = interactionsLine.safeParse(this.#parse(text));
    if (!parsed.success) throw this.#fault('is not a line of interactions');
    this.#addPerson(parsed.data);
  }

  finish(): ReadInteractions {
    if (this.#header === undefined) throw new InteractionsFault(`${this.#file} is empty.`);
    if (this.#header.people !== this.#people)
      throw new InteractionsFault(
        `${this.#file} should hold ${this.#header.people} people but holds ${this.#people}: it is cut off or was changed.`,
      );
    return {
      interactions: this.#rows.build(this.#numbers.size),
      people: this.#people,
      playlists: this.#rows.rows - this.#people,
      likes: this.#likes,
      droppedEntries: this.#dropped,
    };
  }

  #readHeader(text: string): InteractionsHeader {
    const value = this.#parse(text);
    const header = interactionsHeader.safeParse(value);
    if (header.success) return header.data;
    throw this.#fault('is not the header of Kinora interactions, version 1');
  }

  #parse(text: string): unknown {
    try {
      return JSON.parse(text);
    } catch {
      // The place says more than the parser's own words, which would quote what somebody likes.
      throw this.#fault('is not JSON');
    }
  }

  #addPerson(person: InteractionsLine): void {
    const own = new Map<number, number>();
    this.#add(own, person.liked, strengths.liked);
    this.#likes += own.size;
    this.#add(own, person.wanted, strengths.wanted);
    this.#add(own, person.watched, strengths.watched);
    this.#rows.addRow(this.#people, own);
    for (const playlist of person.playlists) {
      const films = new Map<number, number>();
      this.#add(films, playlist, strengths.playlist);
      this.#rows.addRow(this.#people, films);
    }
    this.#people += 1;
  }

  /** Keeps a strength that is there already: the strongest list comes first. */
  #add(own: Map<number, number>, ids: readonly number[], strength: number): void {
    for (const id of ids) {
      const film = this.#numbers.get(id);
      if (film === undefined) this.#dropped += 1;
      else if (!own.has(film)) own.set(film, strength);
    }
  }

  #fault(complaint: string): InteractionsFault {
    return new InteractionsFault(`${this.#file}, line ${this.#line}, ${complaint}.`);
  }
}

function reasonOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
