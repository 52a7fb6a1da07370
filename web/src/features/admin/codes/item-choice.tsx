import { useId, useState } from 'react';
import { Plus, X } from 'lucide-react';
import type { ManagedCode } from '#shared/contracts/codes.ts';
import { packageIds } from '#shared/constants/credit-packages.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { ownProducts } from '#shared/site-config/own-products.ts';
import { site } from '#shared/site-config/site.ts';
import { Button } from '#web/src/components/button.tsx';
import { TextField } from '#web/src/components/text-field.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import { useAdminCall } from '../parts/use-admin-call.ts';
import { itemsText } from './code-text.ts';
import styles from './codes.module.css';
import * as messages from './messages.ts';

export type ChosenItem = NonNullable<ManagedCode['items']>[number];

interface ItemChoiceProps {
  chosen: readonly ChosenItem[];
  onChange: (chosen: ChosenItem[]) => void;
  error: string | undefined;
}

const { articles, podcasts, products, credits } = capabilities;
const found = 5;

/** Items on sale without a row in a catalogue. */
const others: readonly ChosenItem[] = [
  ...ownProducts.map(({ id, name }) => itemOf('product', id, name)),
  ...(credits ? packageIds : []).map((id) =>
    itemOf('credits', id, messages.creditsChatCredits(site.credits.packages[id].credits)),
  ),
];

/** The items that a code applies to; all while none is chosen. */
export function ItemChoice({ chosen, onChange, error }: ItemChoiceProps) {
  const [q, setQ] = useState('');
  const labelId = useId();
  const isChosen = (item: ChosenItem) => chosen.some((one) => keyOf(one) === keyOf(item));
  return (
    <div role="group" aria-labelledby={labelId} className={styles.choice}>
      <p id={labelId} className={styles.chosen}>
        {chosen.length === 0 ? messages.forItems(itemsText({})) : messages.forItems('')}
      </p>
      <ul className={styles.list}>
        {chosen.map((item) => (
          <li key={keyOf(item)}>
            <Button
              variant="secondary"
              size="sm"
              icon={<X aria-hidden />}
              onClick={() => onChange(chosen.filter((one) => one !== item))}
            >
              <VisuallyHidden>{messages.remove}</VisuallyHidden>
              {item.title}
            </Button>
          </li>
        ))}
      </ul>
      <TextField
        label={messages.findItemOptional}
        type="search"
        autoComplete="off"
        maxLength={200}
        hint={messages.leaveEmptyForEverything}
        error={error}
        value={q}
        onChange={(event) => setQ(event.target.value)}
      />
      {q.trim() !== '' && (
        <Found
          q={q.trim()}
          isChosen={isChosen}
          onChoose={(item) => {
            onChange([...chosen, item]);
            setQ('');
          }}
        />
      )}
    </div>
  );
}

interface FoundProps {
  q: string;
  isChosen: (item: ChosenItem) => boolean;
  onChoose: (item: ChosenItem) => void;
}

function Found({ q, isChosen, onChoose }: FoundProps) {
  const query = { q, limit: found };
  const options = { keepPreviousData: true };
  const papers =
    useAdminCall('GET /api/admin/articles', articles ? query : null, options).data?.rows ?? [];
  const episodes =
    useAdminCall('GET /api/admin/podcasts', podcasts ? query : null, options).data?.rows ?? [];
  const files =
    useAdminCall('GET /api/admin/products', products ? query : null, options).data?.rows ?? [];
  const bundles = useAdminCall('GET /api/admin/bundles', query, options).data?.rows ?? [];
  const items: ChosenItem[] = [
    ...papers.map(({ id, title }) => itemOf('article', id, title)),
    ...episodes.map(({ id, title }) => itemOf('podcast', id, title)),
    ...files.map(({ id, title }) => itemOf('product', id, title)),
    ...bundles.map(({ id, title }) => itemOf('bundle', id, title)),
    ...others.filter(({ title }) => title.toLowerCase().includes(q.toLowerCase())),
  ];
  return (
    <ul className={styles.list} aria-label={messages.foundItems}>
      {items
        .filter((item) => !isChosen(item))
        .map((item) => (
          <li key={keyOf(item)}>
            <Button
              variant="quiet"
              size="sm"
              icon={<Plus aria-hidden />}
              onClick={() => onChoose(item)}
            >
              <VisuallyHidden>{messages.add}</VisuallyHidden>
              {item.title}
            </Button>
          </li>
        ))}
    </ul>
  );
}

function itemOf(
  resourceType: ChosenItem['resourceType'],
  resourceId: string,
  title: string,
): ChosenItem {
  return { resourceType, resourceId, title };
}

const keyOf = ({ resourceType, resourceId }: ChosenItem) => `${resourceType}#${resourceId}`;
