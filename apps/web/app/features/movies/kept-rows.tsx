/** The rows of the home page that are a user's own: what they like, and what they visited last. */
import { useCalmEntrance } from '../../ui/use-calm-entrance.ts';
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
  const hasMovies = likedMovies.length + visitedMovies.length > 0;
  const { markRef, isIn } = useCalmEntrance(isLoaded && hasMovies);
  return (
    <>
      <div ref={markRef} className="absolute" />
      {isIn && likedMovies.length > 0 && (
        <MovieRow title={likedPageTexts.row} viewAllPath="/liked" movies={likedMovies} />
      )}
      {isIn && visitedMovies.length > 0 && (
        <MovieRow
          title={moviesTexts.recentlyVisited}
          viewAllPath="/recently-visited"
          movies={visitedMovies}
        />
      )}
    </>
  );
}
