/** Likes a film, or takes the like back. What a press does is loaded when it is first needed. */
import { EitherLabel } from '../../ui/either-label.tsx';
import { Icon } from '../../ui/icon.tsx';
import { createHeldHook } from '../kept-movie/held-states.ts';
import { likedStates } from './liked-states.ts';
import { likesTexts } from './likes-texts.ts';

interface LikeButtonProps {
  movie: { id: number; title: string };
  className: string;
  /** Says beside the heart what a press does; without it the button's name is for screen readers. */
  isNamed?: boolean;
}

const heart = <Icon name="heart" />;
const loadLikes = () => import('./likes.ts');
const useLiked = createHeldHook(likedStates, async () => (await loadLikes()).likes.follow());

export function LikeButton({ movie: { id, title }, className, isNamed = false }: LikeButtonProps) {
  const isLiked = useLiked(id) === true;
  return (
    <button
      type="button"
      className={className}
      aria-pressed={isLiked}
      aria-label={isLiked ? likesTexts.unlikeMovie(title) : likesTexts.likeMovie(title)}
      onClick={async () => (await loadLikes()).wishLike(id, !isLiked)}
    >
      {isNamed ? (
        <EitherLabel icon={heart} other={isLiked ? likesTexts.like : likesTexts.unlike}>
          {isLiked ? likesTexts.unlike : likesTexts.like}
        </EitherLabel>
      ) : (
        heart
      )}
    </button>
  );
}
