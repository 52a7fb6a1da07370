import { Heart } from 'lucide-react';
import type { IdList } from '../../lib/use-id-list.ts';
import styles from './like-button.module.css';
import * as messages from './messages.ts';

export interface LikeButtonProps {
  episode: { id: string; title: string };
  likes: IdList;
}

/** Marks an episode as liked. Likes are stored in this browser only. */
export function LikeButton({ episode: { id, title }, likes }: LikeButtonProps) {
  return (
    <button
      type="button"
      className={styles.like}
      aria-pressed={likes.has(id)}
      aria-label={messages.likeTitle(title)}
      onClick={() => likes.toggle(id)}
    >
      <Heart aria-hidden size={18} />
    </button>
  );
}
