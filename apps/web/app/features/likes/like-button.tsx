/** Likes a film. A visitor who is not logged in is told how to. */
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { likesMessages } from './likes-messages.ts';

interface LikeButtonProps {
  title: string;
  className: string;
  /** What stands beside the heart; without it the button's name is for screen readers. */
  children?: ReactNode;
}

export function LikeButton({ title, className, children }: LikeButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={likesMessages.likeMovie(title)}
      onClick={() => showToast('info', likesMessages.loginToLike)}
    >
      <Icon name="heart" />
      {children}
    </button>
  );
}
