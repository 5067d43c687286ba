/** The rows of the home page that are a user's own: what is for them, what they like, and what they visited last. */
import { useEffect, useState } from 'react';
import { useCalmEntrance } from '../../ui/use-calm-entrance.ts';
import { likedPageTexts } from '../likes/liked-page-texts.ts';
import { useLikedMovies } from '../likes/use-liked-movies.ts';
import { MovieRow } from '../movies/movie-row.tsx';
import { moviesTexts } from '../movies/movies-texts.ts';
import { useVisits } from '../recently-visited/use-visits.ts';
import { ForYouRow } from './for-you-row.tsx';
import { useForYou } from './use-for-you.ts';

/** Milliseconds that what the user keeps waits for what is recommended, so that the page makes room once. */
const patience = 600;

export function OwnRows() {
  const liked = useLikedMovies();
  const visited = useVisits();
  const forYou = useForYou();
  const isPatient = useIsPatient();
  const isKeptLoaded = liked.status !== 'loading' && visited.status !== 'loading';
  const likedMovies = liked.status === 'ready' ? liked.entries : [];
  const visitedMovies = visited.status === 'ready' ? visited.entries : [];
  const forYouMovies = forYou.status === 'ready' ? forYou.movies : [];
  const hasKept = likedMovies.length + visitedMovies.length > 0;
  const isRecommended = forYou.status === 'ready' || !isPatient;
  const { markRef: keptMark, isIn: isKeptIn } = useCalmEntrance(isKeptLoaded && hasKept && isRecommended);
  const { markRef: forYouMark, isIn: isForYouIn } = useCalmEntrance(isKeptLoaded && forYouMovies.length > 0);
  return (
    <>
      <div ref={forYouMark} className="absolute" />
      {isForYouIn && forYouMovies.length > 0 && <ForYouRow movies={forYouMovies} />}
      <div ref={keptMark} className="absolute" />
      {isKeptIn && likedMovies.length > 0 && (
        <MovieRow title={likedPageTexts.row} viewAllPath="/liked" movies={likedMovies} />
      )}
      {isKeptIn && visitedMovies.length > 0 && (
        <MovieRow
          title={moviesTexts.recentlyVisited}
          viewAllPath="/recently-visited"
          movies={visitedMovies}
        />
      )}
    </>
  );
}

function useIsPatient(): boolean {
  const [isPatient, setIsPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsPatient(false), patience);
    return () => clearTimeout(timer);
  }, []);
  return isPatient;
}
