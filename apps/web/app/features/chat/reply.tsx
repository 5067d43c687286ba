/** A reply of the bot: its words from markdown, and its films as picks where the words list them. */
import { useMemo, type ReactNode } from 'react';
import Markdown, { type Components, type Options } from 'react-markdown';
import { Link } from 'react-router';
import rehypeSanitize from 'rehype-sanitize';
import { buttonStyles } from '../../ui/button-styles.ts';
import { moviePath } from '../movies/movie-paths.ts';
import { BotBubble } from './bot-bubble.tsx';
import type { BotAnswer } from './chat-state.ts';
import { PickList } from './pick-list.tsx';
import {
  allowed,
  bubbleTag,
  filmOf,
  groupPicks,
  idsIn,
  keepFilmLinks,
  picksTag,
  type Element,
} from './reply-tree.ts';

export function Reply({ reply: { text, movies } }: { reply: BotAnswer }) {
  const plugins = useMemo(() => pluginsFor(movies), [movies]);
  const components = useMemo(() => componentsFor(movies), [movies]);
  return (
    <Markdown rehypePlugins={plugins} components={components}>
      {text}
    </Markdown>
  );
}

type Movies = BotAnswer['movies'];
type Plugins = NonNullable<Options['rehypePlugins']>;

/** The order counts: what groups the picks trusts what the others let through. */
function pluginsFor(movies: Movies): Plugins {
  const grouping = groupPicks(movies.map((movie) => movie.tmdb_id));
  return [[rehypeSanitize, allowed], keepFilmLinks, grouping];
}

function componentsFor(movies: Movies): Components {
  return {
    [bubbleTag]: ({ children }) => <BotBubble>{children}</BotBubble>,
    [picksTag]: ({ node }) => (
      <PickList movies={movies.filter(({ tmdb_id }) => node && idsIn(node).includes(tmdb_id))} />
    ),
    ul: ({ children }) => <ul className="list-disc space-y-1 pl-5">{children}</ul>,
    ol: ({ children }) => <ol className="list-decimal space-y-1 pl-5">{children}</ol>,
    a: ({ node, children }) => <FilmLink link={node}>{children}</FilmLink>,
  };
}

function FilmLink({ link, children }: { link: Element | undefined; children: ReactNode }) {
  const id = link && filmOf(link);
  if (id === undefined) return children;
  return (
    <Link to={moviePath(id)} className={buttonStyles.link}>
      {children}
    </Link>
  );
}
