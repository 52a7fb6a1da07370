import { Button } from '#web/src/components/button.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import { formatMoney } from '#web/src/lib/money.ts';
import { kindLabels } from '../dashboard/kind-labels.ts';
import { itemKey } from '../parts/item-key.ts';
import { useFoundBundles, useFoundItems, type FoundItem } from '../parts/use-found-items.ts';
import * as messages from './messages.ts';
import styles from './users.module.css';

interface FoundGiftsProps {
  q: string;
  /** The keys of the items that the member owns: `article#<id>`. */
  owned: ReadonlySet<string>;
  onChoose: (item: FoundItem) => void;
}

/** The items on sale that match the query and that the member does not own. */
export function FoundGifts({ q, owned, onChoose }: FoundGiftsProps) {
  const items = useFoundItems(q);
  const bundles = useFoundBundles(q);
  const found =
    items && bundles && [...items, ...bundles].filter((item) => !owned.has(itemKey(item)));
  return (
    <>
      <p role="status">{found?.length === 0 && messages.nothingCanBeGiven}</p>
      <ul className={styles.found} aria-label={messages.foundItems}>
        {found?.map((item) => (
          <li key={itemKey(item)}>
            <Button variant="secondary" size="sm" onClick={() => onChoose(item)}>
              <VisuallyHidden>{messages.choose}</VisuallyHidden>
              {item.title}
              <span className={styles.price}>
                {kindLabels[item.resourceType]}, {formatMoney(item.price, item.currency)}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
