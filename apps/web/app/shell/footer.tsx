/** The end of every page: all lists and genres, for those who read to the end and those without scripts. */
import { genres } from '@kinora/contracts/genres';
import { movieLists } from '@kinora/contracts/movie-lists';
import { Link } from 'react-router';
import { useSite } from '../client/site-context.ts';
import { AppearanceChoice } from '../features/appearance/appearance-choice.tsx';
import { listTitle } from '../features/movies/movie-facts.ts';
import { contentPath, genrePath } from '../features/movies/movie-paths.ts';
import { shellTexts } from './shell-texts.ts';
import { ShortcutsHelp } from './shortcuts-help.tsx';

const link =
  'inline-flex min-h-8 items-center text-sm text-ink-mid transition-colors duration-150 hover:text-light-pale';

export function Footer() {
  return (
    <footer className="border-t border-line bg-raised">
      <div className="grid gap-10 gutter pt-12 pb-10 md:grid-cols-[1fr_1fr_2fr]">
        <div className="space-y-2">
          <p className="font-display text-xl">{shellTexts.brand}</p>
          <p className="text-sm text-ink-soft">{shellTexts.footerLine}</p>
          {useSite().filmSource === 'tmdb' && <TmdbCredit />}
        </div>
        <nav aria-label={shellTexts.footerDiscover}>
          <h2 className="mb-2 text-base">{shellTexts.footerDiscover}</h2>
          <ul>
            {movieLists.map((list) => (
              <li key={list}>
                <Link to={contentPath(list)} className={link}>
                  {listTitle(list)}
                </Link>
              </li>
            ))}
            <li>
              <Link to="/chatbot" className={link}>
                {shellTexts.chatbot}
              </Link>
            </li>
          </ul>
        </nav>
        <nav aria-label={shellTexts.footerGenres}>
          <h2 className="mb-2 text-base">{shellTexts.footerGenres}</h2>
          <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3 md:grid-cols-2 lg:grid-cols-4">
            {genres.map(({ id, name }) => (
              <li key={id}>
                <Link to={genrePath(id)} className={link}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4 gutter pb-24">
        <AppearanceChoice />
        <ShortcutsHelp className={`${link} underline decoration-line underline-offset-4`} />
      </div>
    </footer>
  );
}

function TmdbCredit() {
  return (
    <div className="max-w-[36ch] pt-4 text-xs text-ink-soft">
      <a href="https://www.themoviedb.org/" rel="noopener" className={link}>
        {shellTexts.tmdb}
      </a>
      <p>{shellTexts.tmdbCredit}</p>
    </div>
  );
}
