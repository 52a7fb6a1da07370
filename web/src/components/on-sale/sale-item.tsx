import { itemPath } from '#shared/constants/item-path.ts';
import type { HomeItem } from '#shared/contracts/home.ts';
import { formatDuration } from '../../lib/duration.ts';
import { formatMoney } from '../../lib/money.ts';
import { PageLink } from '../page-link.tsx';
import { Picture } from '../picture.tsx';
import { pagesText } from '../../lib/messages.ts';
import * as messages from './messages.ts';
import styles from './on-sale.module.css';

const pictures = {
  article: { sizes: '7rem', height: 360 },
  podcast: { sizes: '5.25rem', height: 480 },
  product: { sizes: '(width >= 62rem) 22rem, (width >= 48rem) 16rem, 92vw', height: 360 },
};

/** A row with cover, title and price, which links to the item's page. */
export function SaleItem({ item }: { item: HomeItem }) {
  const { kind, id, title, price, currency, imageUrl } = item;
  return (
    <li className={styles.item}>
      <Picture imageUrl={imageUrl} {...pictures[kind]} className={styles.cover} />
      <div>
        <h4>
          <PageLink to={itemPath[kind](id)}>{title}</PageLink>
        </h4>
        <p className={styles.facts}>
          <strong>{price === 0 ? messages.free : formatMoney(price, currency)}</strong>
          <span>{factOf(item)}</span>
        </p>
      </div>
    </li>
  );
}

/** Returns the figure for an item's length or, without one, its category. */
function factOf({ pages, durationSeconds, category }: HomeItem): string | undefined {
  if (pages !== undefined) return pagesText(pages);
  return durationSeconds === undefined ? category : formatDuration(durationSeconds);
}
