import type { ChatSource, SourceKind } from '#shared/contracts/chat.ts';
import { SiteLink } from '../../components/site-link.tsx';
import { internalPath } from './internal-path.ts';
import * as messages from './messages.ts';
import styles from './source-list.module.css';

const kinds: Record<SourceKind, string> = {
  article: messages.article,
  podcast: messages.episode,
  product: messages.product,
  page: messages.page,
};
const accesses = { owned: messages.owned, free: messages.free, paid: messages.paid };

/** The sources of a reply, like the references under a section. */
export function SourceList({ sources }: { sources: readonly ChatSource[] }) {
  if (sources.length === 0) return null;
  return (
    <div className={styles.sources}>
      <h3>{messages.sources}</h3>
      <ol className={styles.list}>
        {sources.map((source, place) => (
          <Source key={`${place} ${source.url}`} {...source} />
        ))}
      </ol>
    </div>
  );
}

function Source({ kind, title, url, access }: ChatSource) {
  const path = internalPath(url);
  return (
    <li>
      {path === undefined ? title : <SiteLink to={path}>{title}</SiteLink>}
      <span className={styles.facts}>
        {' '}
        <span>{kinds[kind]}</span>
        {access && <span data-access={access}>{accesses[access]}</span>}
      </span>
    </li>
  );
}
