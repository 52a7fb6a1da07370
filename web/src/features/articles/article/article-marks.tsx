import { articlePath } from '#shared/constants/article-path.ts';
import type { ReactNode } from 'react';
import { Bookmark, Heart, Share2 } from 'lucide-react';
import { toast } from '#web/src/lib/toast.ts';
import { useIdList } from '#web/src/lib/use-id-list.ts';
import { sharePage } from '#web/src/lib/share-page.ts';
import styles from './article-marks.module.css';
import * as messages from './messages.ts';

export interface ArticleMarksProps {
  article: { id: string; title: string };
}

/** Bookmark and favourite, kept in this browser, and sharing. */
export function ArticleMarks({ article }: ArticleMarksProps) {
  const bookmarks = useIdList('bookmarks');
  const favourites = useIdList('favorites');
  const bookmarked = bookmarks.has(article.id);
  const favourite = favourites.has(article.id);

  function bookmark(): void {
    const on = bookmarks.toggle(article.id);
    toast.success(on ? messages.bookmarked : messages.bookmarkRemoved);
  }
  function favour(): void {
    const on = favourites.toggle(article.id);
    toast.success(on ? messages.addedToFavourites : messages.removedFromFavourites);
  }
  const share = () => sharePage(articlePath(article.id), article.title);
  return (
    <div className={styles.marks}>
      <MarkButton pressed={bookmarked} icon={<Bookmark aria-hidden />} onClick={bookmark}>
        {messages.bookmark}
      </MarkButton>
      <MarkButton pressed={favourite} icon={<Heart aria-hidden />} onClick={favour}>
        {messages.favourite}
      </MarkButton>
      <button type="button" className={styles.mark} onClick={() => void share()}>
        <Share2 aria-hidden /> {messages.share}
      </button>
    </div>
  );
}

interface MarkButtonProps {
  pressed: boolean;
  icon: ReactNode;
  onClick: () => void;
  children: string;
}

function MarkButton({ pressed, icon, onClick, children }: MarkButtonProps) {
  return (
    <button type="button" className={styles.mark} aria-pressed={pressed} onClick={onClick}>
      {icon} {children}
    </button>
  );
}
