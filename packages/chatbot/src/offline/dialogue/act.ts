/** What a message is about. */
import type { Role } from '../../wishes.ts';

export type FilmQuestion =
  | 'director'
  | 'writer'
  | 'cast'
  | 'runtime'
  | 'year'
  | 'plot'
  | 'rating'
  | 'genres'
  | 'language'
  | 'country'
  | 'mood'
  | 'theme'
  | 'children'
  | 'where'
  /** Why it was picked. */
  | 'why'
  /** Something that no film of the catalogue says: its budget, its music, its prizes. */
  | 'unknown'
  | 'anything';

/** What depends on which film is meant: a question, or films like it. */
export type Depending = FilmQuestion | 'like';

/** `out-of-words` is a message of signs or of a tumble of letters. */
export type RefusalReason = 'off-topic' | 'injection' | 'language' | 'out-of-words';

export type KeptList = 'liked' | 'watched' | 'wanted';

export type Act =
  | { kind: 'greeting' | 'thanks' | 'goodbye' | 'help' | 'start-over' | 'crude' }
  | { kind: 'refusal'; why: RefusalReason }
  /** Somebody speaks of ending or hurting themselves. */
  | { kind: 'distress' }
  /** A question about a film of the catalogue; `about` is the mood, theme or genre where 'is it scary?' asks for one. */
  | { kind: 'film-question'; question: FilmQuestion; tmdbId: number; about: string | null }
  /** What somebody made; the wishes are those films then. */
  | { kind: 'person-question'; id: number; role: Role }
  /** Several films go by the name that a message depends on, or none was named. */
  | { kind: 'which-one'; written: string; tmdbIds: number[]; question: Depending }
  | { kind: 'missing-film'; written: string }
  /** 'What have I liked?' */
  | { kind: 'list-question'; list: KeptList }
  /** 'Dunno', 'no idea', 'I'm bored': the visitor would like to be led. */
  | { kind: 'unsure' }
  /** 'No' to what the latest reply offered. */
  | { kind: 'declined' }
  /** Wishes, or more of the same: 'another', 'surprise me', 'recommend me something'. */
  | {
      kind: 'find';
      more: boolean;
      surprise: boolean;
      personal: boolean;
      /** Films that were watched may come again. */
      again: boolean;
      /** 'Something from my watchlist'. */
      fromList: KeptList | null;
    }
  /** Nothing was understood that could be looked for; `lacks` is what 'with him' does not say. */
  | { kind: 'unclear'; lacks: 'person' | null };

export type FindAct = Extract<Act, { kind: 'find' }>;

/** A wish as it stands, and what was offered and accepted. */
export const plainFind: FindAct = {
  kind: 'find',
  more: false,
  surprise: false,
  personal: false,
  again: false,
  fromList: null,
};
