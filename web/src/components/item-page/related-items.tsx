import { classNames } from '../../lib/class-names.ts';
import { PageLink } from '../page-link.tsx';
import { Picture } from '../picture.tsx';
import { ItemPart } from './item-part.tsx';
import styles from './related-items.module.css';

export interface RelatedItem {
  id: string;
  to: string;
  title: string;
  imageUrl: string;
  /** A few words below the title: pages, minutes, the category. */
  facts: string;
}

export interface RelatedItemsProps {
  heading: string;
  items: readonly RelatedItem[];
  /** The shape of covers: 4:3, square, or a book's, which is shown whole. */
  shape?: 'wide' | 'square' | 'book';
}

const heights = { wide: 360, square: 480, book: 640 };

/** Up to three other items of the same list. */
export function RelatedItems({ heading, items, shape = 'wide' }: RelatedItemsProps) {
  if (items.length === 0) return null;
  return (
    <ItemPart heading={heading}>
      <ul className={styles.items}>
        {items.map(({ id, to, title, imageUrl, facts }) => (
          <li key={id} className={styles.item}>
            <Picture
              imageUrl={imageUrl}
              sizes="(width >= 48rem) 14rem, 6rem"
              height={heights[shape]}
              className={classNames(styles.cover, styles[shape])}
            />
            <div>
              <h3>
                <PageLink to={to}>{title}</PageLink>
              </h3>
              <p className={styles.facts}>{facts}</p>
            </div>
          </li>
        ))}
      </ul>
    </ItemPart>
  );
}
