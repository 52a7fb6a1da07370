import { Plus } from 'lucide-react';
import { Button } from '#web/src/components/button.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import { formatMoney } from '#web/src/lib/money.ts';
import { kindLabels } from '../dashboard/kind-labels.ts';
import { itemKey } from '../parts/item-key.ts';
import { useFoundItems } from '../parts/use-found-items.ts';
import styles from './bundles.module.css';
import * as messages from './messages.ts';
import type { ChosenPart } from './part-choice.tsx';

interface FoundPartsProps {
  q: string;
  currency: string;
  isChosen: (part: ChosenPart) => boolean;
  onChoose: (part: ChosenPart) => void;
}

/** The items on sale that match a search, each with a button that adds it. */
export function FoundParts({ q, currency, isChosen, onChoose }: FoundPartsProps) {
  const items = useFoundItems(q);
  const found = items?.filter((part) => part.currency === currency && !isChosen(part));
  return (
    <>
      <p role="status" className={styles.sum}>
        {found?.length === 0 && messages.noItemMatches}
      </p>
      <ul className={styles.found} aria-label={messages.foundItems}>
        {found?.map(({ currency: _currency, ...part }) => (
          <li key={itemKey(part)}>
            <Button
              variant="quiet"
              size="sm"
              icon={<Plus aria-hidden />}
              onClick={() => onChoose(part)}
            >
              <VisuallyHidden>{messages.add}</VisuallyHidden>
              {part.title}
              <span className={styles.price}>
                {kindLabels[part.resourceType]}, {formatMoney(part.price, currency)}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
