import { useId, useRef, useState } from 'react';
import { X } from 'lucide-react';
import type { ManagedBundle } from '#shared/contracts/bundles.ts';
import { Button } from '#web/src/components/button.tsx';
import { TextField } from '#web/src/components/text-field.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import { formatMoney } from '#web/src/lib/money.ts';
import { itemKey } from '../parts/item-key.ts';
import styles from './bundles.module.css';
import { FoundParts } from './found-parts.tsx';
import * as messages from './messages.ts';

export type ChosenPart = ManagedBundle['parts'][number];

interface PartChoiceProps {
  parts: readonly ChosenPart[];
  currency: string;
  error: string | undefined;
}

/**
 * The items of a bundle, with their separate prices. A hidden field contains them, which makes them part of the form
 * and of its draft.
 */
export function PartChoice({ parts, currency, error }: PartChoiceProps) {
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(parts);
  const [q, setQ] = useState('');
  const labelId = useId();
  const sum = chosen.reduce((total, { price = 0 }) => total + price, 0);

  function choose(next: readonly ChosenPart[]): void {
    field.current!.value = JSON.stringify(next);
    field.current!.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <div role="group" aria-labelledby={labelId} className={styles.choice}>
      <p id={labelId} className={styles.heading}>
        {messages.items}
      </p>
      <input
        ref={field}
        type="hidden"
        name="parts"
        // Not `defaultValue`: a hidden field has only one value, and React would restore the default.
        value={JSON.stringify(chosen)}
        onInput={(event) =>
          setChosen(JSON.parse(event.currentTarget.value || '[]') as ChosenPart[])
        }
      />
      {chosen.length > 0 && (
        <ul className={styles.chosen}>
          {chosen.map((part) => (
            <li key={itemKey(part)}>
              <span>{part.title}</span>
              <span className={styles.price}>
                {part.price === undefined ? messages.notOnSale : formatMoney(part.price, currency)}
              </span>
              <Button
                variant="quiet"
                size="sm"
                icon={<X aria-hidden />}
                onClick={() => choose(chosen.filter((one) => one !== part))}
              >
                {messages.remove}
                <VisuallyHidden> {part.title}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={styles.sum}>
        {chosen.length > 0 && messages.boughtSeparatelySum(formatMoney(sum, currency))}
      </p>
      <TextField
        label={messages.findItem}
        type="search"
        autoComplete="off"
        maxLength={200}
        hint={messages.twoTo20PublishedItems(currency.toUpperCase())}
        error={error}
        value={q}
        onChange={(event) => setQ(event.target.value)}
      />
      {q.trim() !== '' && (
        <FoundParts
          q={q.trim()}
          currency={currency}
          isChosen={(part) => chosen.some((one) => itemKey(one) === itemKey(part))}
          onChoose={(part) => {
            choose([...chosen, part]);
            setQ('');
          }}
        />
      )}
    </div>
  );
}
