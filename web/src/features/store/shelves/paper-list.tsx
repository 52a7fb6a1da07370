import { categoryLabel } from '#shared/articles/category-label.ts';
import { articlePath } from '#shared/constants/article-path.ts';
import { EmptyCatalogue } from '#web/src/components/empty-catalogue.tsx';
import { ItemPrice } from '#web/src/components/item-price.tsx';
import { PageLink } from '#web/src/components/page-link.tsx';
import { Picture } from '#web/src/components/picture.tsx';
import { useCall } from '#web/src/lib/api/use-call.ts';
import { useEntitlements } from '#web/src/lib/purchase/entitlements.ts';
import { ListState } from './list-state.tsx';
import { pagesText } from '#web/src/lib/messages.ts';
import * as messages from './messages.ts';
import styles from './papers-and-episodes.module.css';

/** The most read papers. */
export function PaperList() {
  const { data, error, mutate } = useCall('GET /api/articles', { sort: 'popular', limit: 4 });
  const entitlements = useEntitlements('article');
  if (!data) {
    return (
      <ListState
        failure={messages.weCouldntLoadPapers}
        height="14rem"
        error={error}
        onRetry={() => void mutate()}
      />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyCatalogue of="article" title={messages.noPapersYet}>
        {messages.newPapersAppearHereAs}
      </EmptyCatalogue>
    );
  }
  return (
    <ul className={styles.papers}>
      {data.map(({ id, title, price, currency, imageUrl, category, pages }) => (
        <li key={id} className={styles.paper}>
          <Picture imageUrl={imageUrl} sizes="7rem" height={360} className={styles.plate} />
          <div className={styles.text}>
            <h3>
              <PageLink to={articlePath(id)} data-stretch>
                {title}
              </PageLink>
            </h3>
            <p className={styles.facts}>
              <ItemPrice {...{ price, currency }} ownership={entitlements.of(id).ownership} />
              <span>{categoryLabel(category)}</span>
              {pages !== undefined && <span>{pagesText(pages)}</span>}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
