import type { HomeItem } from '#shared/contracts/home.ts';
import { Section, type SectionProps } from '../section.tsx';
import { SaleItem } from './sale-item.tsx';
import { SiteLink } from '../site-link.tsx';
import { useHomeItems } from './use-home-items.ts';
import styles from './on-sale.module.css';

export interface SaleShelf {
  kind: HomeItem['kind'];
  heading: string;
  /** To all of its kind. */
  link: { to: string; text: string };
}

export interface OnSaleProps extends Pick<SectionProps, 'heading' | 'intro'> {
  shelves: readonly SaleShelf[];
}

/**
 * What the home page shows of the catalogues; nothing where nothing is for sale, or while it is not known.
 */
export function OnSale({ heading, intro, shelves }: OnSaleProps) {
  const data = useHomeItems();
  const filled = shelves
    .map((shelf) => ({ ...shelf, items: data.filter(({ kind }) => kind === shelf.kind) }))
    .filter(({ items }) => items.length > 0);
  if (filled.length === 0) return null;
  return (
    <Section stacked heading={heading} intro={intro}>
      <div className={styles.shelves}>
        {filled.map(({ kind, heading: name, link, items }) => (
          <div key={kind} className={styles.shelf} data-kind={kind}>
            <h3>{name}</h3>
            <ul className={styles.items}>
              {items.map((item) => (
                <SaleItem key={item.id} item={item} />
              ))}
            </ul>
            <SiteLink to={link.to} className={styles.all}>
              {link.text}
            </SiteLink>
          </div>
        ))}
      </div>
    </Section>
  );
}
