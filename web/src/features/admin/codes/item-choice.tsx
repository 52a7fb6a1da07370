import { useId, useState } from 'react';
import { Plus, X } from 'lucide-react';
import type { ManagedCode } from '#shared/contracts/codes.ts';
import { packageIds } from '#shared/constants/credit-packages.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { site } from '#shared/site-config/site.ts';
import { Button } from '#web/src/components/button.tsx';
import { TextField } from '#web/src/components/text-field.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import { itemKey } from '../parts/item-key.ts';
import { useFoundBundles, useFoundItems } from '../parts/use-found-items.ts';
import { itemsText } from './code-text.ts';
import styles from './codes.module.css';
import * as messages from './messages.ts';

export type ChosenItem = NonNullable<ManagedCode['items']>[number];

interface ItemChoiceProps {
  chosen: readonly ChosenItem[];
  onChange: (chosen: ChosenItem[]) => void;
  error: string | undefined;
}

const creditPackages: readonly ChosenItem[] = (capabilities.credits ? packageIds : []).map(
  (id) => ({
    resourceType: 'credits',
    resourceId: id,
    title: messages.creditsChatCredits(site.credits.packages[id].credits),
  }),
);

/** The items that a code applies to; all while none is chosen. */
export function ItemChoice({ chosen, onChange, error }: ItemChoiceProps) {
  const [q, setQ] = useState('');
  const labelId = useId();
  const isChosen = (item: ChosenItem) => chosen.some((one) => itemKey(one) === itemKey(item));
  return (
    <div role="group" aria-labelledby={labelId} className={styles.choice}>
      <p id={labelId} className={styles.chosen}>
        {chosen.length === 0 ? messages.forItems(itemsText({})) : messages.forItems('')}
      </p>
      <ul className={styles.list}>
        {chosen.map((item) => (
          <li key={itemKey(item)}>
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
  const items = useFoundItems(q);
  const bundles = useFoundBundles(q);
  const packages = creditPackages.filter(({ title }) =>
    title.toLowerCase().includes(q.toLowerCase()),
  );
  const found: ChosenItem[] = [
    ...[...(items ?? []), ...(bundles ?? [])].map(({ resourceType, resourceId, title }) => {
      return { resourceType, resourceId, title };
    }),
    ...packages,
  ].filter((item) => !isChosen(item));
  return (
    <>
      <p role="status" className={styles.status}>
        {items && bundles && found.length === 0 && messages.noItemMatches}
      </p>
      <ul className={styles.list} aria-label={messages.foundItems}>
        {found.map((item) => (
          <li key={itemKey(item)}>
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
    </>
  );
}
