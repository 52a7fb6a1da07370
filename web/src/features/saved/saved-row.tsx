import { articlePath } from '#shared/constants/article-path.ts';
import type { MouseEvent } from 'react';
import { X } from 'lucide-react';
import { episodePath } from '#shared/constants/episode-path.ts';
import { Button } from '../../components/button.tsx';
import { OwnershipLabel } from '../../components/ownership-label.tsx';
import { Picture } from '../../components/picture.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { failureText, type ApiError } from '../../lib/api/api-error.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { focusNextRow } from '../../lib/focus-next-row.ts';
import { formatMoney } from '../../lib/money.ts';
import { useEntitlements, type Ownership } from '../../lib/purchase/entitlements.ts';
import * as messages from './messages.ts';
import type { Mark, SavedKind } from './use-saved.ts';
import styles from './saved.module.css';

export function SavedRow({ mark }: { mark: Mark }) {
  return mark.kind === 'likes' ? <SavedEpisode mark={mark} /> : <SavedPaper mark={mark} />;
}

function SavedPaper({ mark }: { mark: Mark }) {
  const { data, error } = useCall('GET /api/articles/{id}', { id: mark.id });
  const { ownership } = useEntitlements('article').of(mark.id);
  const item = data && { ...data, to: articlePath(data.id), ownership };
  return <Row mark={mark} item={item} error={error} />;
}

function SavedEpisode({ mark }: { mark: Mark }) {
  const { data, error } = useCall('GET /api/podcasts/{id}', { id: mark.id });
  const { ownership } = useEntitlements('podcast').of(mark.id);
  const item = data && {
    ...data,
    imageUrl: data.artworkUrl,
    to: episodePath(data.id),
    ownership,
  };
  return <Row mark={mark} item={item} error={error} />;
}

interface RowProps {
  mark: Mark;
  item: SavedItem | undefined;
  error: ApiError | undefined;
}

interface SavedItem {
  title: string;
  to: string;
  imageUrl: string;
  price: number;
  currency: string;
  ownership: Ownership;
}

const names: Record<SavedKind, string> = {
  bookmarks: messages.bookmark,
  favourites: messages.favourite,
  likes: messages.likedEpisode,
};

function Row({ mark, item, error }: RowProps) {
  const name = names[mark.kind];
  const title = item?.title ?? messages.anItem;
  function remove({ currentTarget }: MouseEvent<HTMLElement>): void {
    focusNextRow(currentTarget);
    mark.remove();
  }
  return (
    <li className={styles.row}>
      <Picture imageUrl={item?.imageUrl} sizes="7rem" height={360} className={styles.cover} />
      <div className={styles.what}>
        <h2 className={styles.title}>
          {item ? <SiteLink to={item.to}>{title}</SiteLink> : <Missing error={error} />}
        </h2>
        <p className={styles.facts}>
          <span>{name}</span>
          {item && <Price item={item} />}
        </p>
      </div>
      <Button variant="quiet" size="sm" icon={<X aria-hidden />} onClick={remove}>
        {messages.remove}
        <VisuallyHidden>
          {' '}
          {name.toLowerCase()}: {title}
        </VisuallyHidden>
      </Button>
    </li>
  );
}

function Price({ item: { price, currency, ownership } }: { item: SavedItem }) {
  if (price === 0) return <span>{messages.free}</span>;
  if (ownership === 'owned') return <span>{messages.yours}</span>;
  if (ownership !== 'for-sale') return <OwnershipLabel ownership={ownership} />;
  return <span>{formatMoney(price, currency)}</span>;
}

function Missing({ error }: { error: ApiError | undefined }) {
  if (!error) return <Skeleton height="1.5rem" />;
  return error.status === 404
    ? messages.noLongerAvailable
    : failureText(error, messages.weCouldntLoadItReload);
}
