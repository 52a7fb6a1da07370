import { Children, isValidElement, type ReactNode } from 'react';
import type { HomeItem } from '#shared/contracts/home.ts';
import { Section, type SectionProps } from '../section.tsx';
import { SaleItem } from './sale-item.tsx';
import { SiteLink } from '../site-link.tsx';
import { useHomeItems } from './use-home-items.ts';
import styles from './on-sale.module.css';

export interface ShelfProps {
  kind: HomeItem['kind'];
  heading: string;
  /** The path of the list of its kind. */
  to: string;
  /** The text of the link. */
  go: string;
}

/** One kind of items in `OnSale`, shown only if there are any. */
export function Shelf(_: ShelfProps) {
  return null;
}

/**
 * The items on the home page, by kind; empty if nothing is for sale, or while that is unknown.
 */
export function OnSale({
  heading,
  intro,
  children,
}: Pick<SectionProps, 'heading' | 'intro' | 'children'>) {
  const data = useHomeItems();
  const filled = shelvesIn(children)
    .map((shelf) => ({ ...shelf, items: data.filter(({ kind }) => kind === shelf.kind) }))
    .filter(({ items }) => items.length > 0);
  if (filled.length === 0) return null;
  return (
    <Section stacked heading={heading} intro={intro}>
      <div className={styles.shelves}>
        {filled.map(({ kind, heading: name, to, go, items }) => (
          <div key={kind} className={styles.shelf} data-kind={kind}>
            <h3>{name}</h3>
            <ul className={styles.items}>
              {items.map((item) => (
                <SaleItem key={item.id} item={item} />
              ))}
            </ul>
            <SiteLink to={to} className={styles.all}>
              {go}
            </SiteLink>
          </div>
        ))}
      </div>
    </Section>
  );
}

function shelvesIn(children: ReactNode): ShelfProps[] {
  return Children.toArray(children).flatMap((child) =>
    isValidElement<ShelfProps>(child) && child.type === Shelf ? [child.props] : [],
  );
}
