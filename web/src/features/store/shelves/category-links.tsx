import { PageLink } from '#web/src/components/page-link.tsx';
import { useSearchParams } from '#web/src/lib/use-search-params.ts';
import { categoryPath, type Category } from './categories.ts';
import * as messages from './messages.ts';
import styles from './product-list.module.css';

export interface CategoryLinksProps {
  categories: readonly Category[];
  /** Undefined while all are shown. */
  active: string | undefined;
}

/** The links to the categories. Each has its own address, which can be shared. */
export function CategoryLinks({ categories, active }: CategoryLinksProps) {
  const [query] = useSearchParams();
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  const links = [{ name: undefined, count: total }, ...categories];
  return (
    <nav aria-label={messages.categories}>
      <ul className={styles.categories}>
        {links.map(({ name, count }) => (
          <li key={name ?? ''}>
            <PageLink
              to={categoryPath(name, query.get('q'), query.get('tag'), query.get('author'))}
              aria-current={name === active ? 'true' : undefined}
            >
              {name ?? messages.all} <span>{count}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
