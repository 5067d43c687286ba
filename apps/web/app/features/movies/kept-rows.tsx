/** The rows of the home page that are a user's own: what they like, and what they visited last. */
import { useEffect, useRef, useState } from 'react';
import { likedPageTexts } from '../likes/liked-page-texts.ts';
import { useLikedMovies } from '../likes/use-liked-movies.ts';
import { useVisits } from '../recently-visited/use-visits.ts';
import { MovieRow } from './movie-row.tsx';
import { moviesTexts } from './movies-texts.ts';

export function KeptRows() {
  const liked = useLikedMovies();
  const visited = useVisits();
  const isLoaded = liked.status !== 'loading' && visited.status !== 'loading';
  const likedMovies = liked.status === 'ready' ? liked.entries : [];
  const visitedMovies = visited.status === 'ready' ? visited.entries : [];
  const { markRef, isFree } = useFreePlace(isLoaded);
  return (
    <>
      <div ref={markRef} className="absolute" />
      {isFree && likedMovies.length > 0 && (
        <MovieRow title={likedPageTexts.row} viewAllPath="/liked" movies={likedMovies} />
      )}
      {isFree && visitedMovies.length > 0 && (
        <MovieRow
          title={moviesTexts.recentlyVisited}
          viewAllPath="/recently-visited"
          movies={visitedMovies}
        />
      )}
    </>
  );
}

/**
 * Whether rows may come in at the mark without pushing away what the visitor is looking at: at the top of the page, or
 * while the mark is out of sight. Below it the browser itself keeps the page where it is.
 */
function useFreePlace(isWanted: boolean) {
  const markRef = useRef<HTMLDivElement>(null);
  const [isFree, setIsFree] = useState(isWanted);
  useEffect(() => {
    if (!isWanted || isFree) return;
    const look = () => {
      const top = markRef.current?.getBoundingClientRect().top ?? 0;
      if (scrollY === 0 || top < 0 || top > innerHeight) setIsFree(true);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [isWanted, isFree]);
  return { markRef, isFree };
}
