import { Link } from 'react-router-dom';
import { articlesContract } from '#shared/contracts/articles.ts';
import { EmptyShelf } from '#web/src/components/empty-shelf.tsx';
import { Picture } from '#web/src/components/picture.tsx';
import { useCall } from '#web/src/lib/api/use-call.ts';
import { useHoldings } from '#web/src/lib/purchase/holdings.ts';
import { PriceMark } from './price-mark.tsx';
import { ShelfState } from './shelf-state.tsx';
import styles from './papers-and-episodes.module.css';

/** The papers that are read most. */
export function PaperList() {
  const { data, error, mutate } = useCall(articlesContract.list, { sort: 'popular', limit: 4 });
  const holdings = useHoldings('article');
  if (!data) {
    return <ShelfState what="papers" height="14rem" error={error} onRetry={() => void mutate()} />;
  }
  if (data.length === 0) {
    return (
      <EmptyShelf of="article" title="No papers yet">
        The first ones appear here as soon as they are published.
      </EmptyShelf>
    );
  }
  return (
    <ul className={styles.papers}>
      {data.map(({ id, title, price, currency, imageUrl, category, pages }) => (
        <li key={id} className={styles.paper}>
          <Picture imageUrl={imageUrl} sizes="7rem" height={360} className={styles.plate} />
          <div className={styles.text}>
            <h3>
              <Link to={`/articles/${encodeURIComponent(id)}`} data-stretch>
                {title}
              </Link>
            </h3>
            <p className={styles.facts}>
              <PriceMark {...{ price, currency }} standing={holdings.of(id).standing} />
              <span>{category.split('|')[0]!.trim()}</span>
              {pages !== undefined && <span>{pages === 1 ? '1 page' : `${pages} pages`}</span>}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
