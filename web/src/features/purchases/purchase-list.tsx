import { Search } from 'lucide-react';
import type { PurchaseRecord } from '#shared/contracts/purchase.ts';
import { findByText } from '#shared/search/find-by-text.ts';
import { Button } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { TextField } from '#web/src/components/text-field.tsx';
import { useSearchDraft } from '#web/src/lib/use-search-draft.ts';
import { useSearchParams } from '#web/src/lib/use-search-params.ts';
import * as messages from './messages.ts';
import { PurchaseRow } from './purchase-row.tsx';
import styles from './purchases.module.css';

/** The search appears from this many purchases on: fewer are seen at a glance. */
const fewestSearched = 6;

const kinds: Record<PurchaseRecord['resourceType'], string> = {
  article: 'article paper pdf',
  podcast: 'episode podcast audio',
  product: 'product file',
  credits: 'credits',
};

/** The purchases, newest first. A long list has a search, which is kept in the address. */
export function PurchaseList({ purchases }: { purchases: readonly PurchaseRecord[] }) {
  const [query, setQuery] = useSearchParams();
  const q = query.get('q') ?? '';
  const search = useSearchDraft(q, (text) => setQuery(text ? { q: text } : {}, { replace: true }));
  const found = findByText(purchases, q, textsOf).map(({ row }) => row);
  return (
    <>
      {(purchases.length >= fewestSearched || q) && (
        <form
          role="search"
          aria-label={messages.purchases}
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault();
            search.commit();
          }}
        >
          <TextField
            label={messages.searchYourPurchases}
            type="search"
            name="q"
            autoComplete="off"
            maxLength={200}
            icon={<Search aria-hidden />}
            value={search.text}
            onChange={(event) => search.type(event.target.value)}
          />
          <p role="status" className={styles.count}>
            {q && messages.showing(found.length, purchases.length)}
          </p>
        </form>
      )}
      {found.length === 0 ? (
        <Notice
          tone="empty"
          title={messages.noPurchasesFound}
          action={
            <Button onClick={() => setQuery({}, { replace: true })}>{messages.clearSearch}</Button>
          }
        >
          {messages.nothingYouBoughtHas}
        </Notice>
      ) : (
        <ul className={styles.list}>
          {found.map((purchase) => (
            <PurchaseRow key={keyOf(purchase)} purchase={purchase} />
          ))}
        </ul>
      )}
    </>
  );
}

/** Items of a bundle have the same id. */
const keyOf = ({ id, resourceType, resourceId }: PurchaseRecord) =>
  `${id} ${resourceType} ${resourceId}`;

const textsOf = ({ title, resourceType, bundle }: PurchaseRecord): string[] => [
  title,
  kinds[resourceType],
  bundle?.title ?? '',
];
