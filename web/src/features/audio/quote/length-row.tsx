import { useState } from 'react';
import { audio } from '../../../../../shared/site-config/audio.ts';
import { TextField } from '../../../components/text-field.tsx';
import { readCount } from './order-query.ts';
import { mostMinutes, mostPages, type Order } from './order.ts';
import { minutesOf } from './quote-order.ts';
import styles from './length-row.module.css';

type Length = Order['length'];

const { wordsPerPage, wordsPerMinute } = audio.service.estimate;
const units = [
  { unit: 'minutes', label: 'Minutes', most: mostMinutes },
  { unit: 'pages', label: 'Pages', most: mostPages },
] as const;

interface LengthRowProps {
  length: Length;
  onChange: (length: Length) => void;
}

/** The line of the slip for the length: known in minutes, or guessed from pages. */
export function LengthRow({ length, onChange }: LengthRowProps) {
  // What is typed, while it differs from what is counted with: nothing, or not a number.
  const [typed, setTyped] = useState<string>();
  const { most } = units.find(({ unit }) => unit === length.unit)!;

  function type(text: string): void {
    const count = readCount(text, most);
    setTyped(count === undefined ? text : undefined);
    if (count !== undefined) onChange({ unit: length.unit, count });
  }

  function measureIn(unit: Length['unit']): void {
    if (unit === length.unit) return;
    setTyped(undefined);
    const minutes = minutesOf(length, audio);
    // The same text in the other unit, so that the price does not jump.
    const pages = Math.min(mostPages, Math.ceil((minutes * wordsPerMinute) / wordsPerPage));
    onChange({ unit, count: unit === 'minutes' ? minutes : pages });
  }

  return (
    <fieldset className={styles.row}>
      <legend>Length</legend>
      <div className={styles.field}>
        <TextField
          label={length.unit === 'minutes' ? 'Minutes of audio' : 'Pages of text'}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={typed ?? String(length.count)}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(undefined)}
          error={typed === undefined ? undefined : `A whole number from 1 to ${most}`}
        />
        <div className={styles.units}>
          {units.map(({ unit, label }) => (
            <label key={unit}>
              <input
                type="radio"
                name="unit"
                checked={unit === length.unit}
                onChange={() => measureIn(unit)}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </div>
      <p className={styles.hint}>
        {length.unit === 'pages'
          ? `An estimate: ${length.count} × ${wordsPerPage} words at ${wordsPerMinute} a minute are about ${minutesOf(length, audio)} minutes. What counts is the finished audio.`
          : `Not known? Count pages: ${wordsPerPage} words are about ${wordsPerPage / wordsPerMinute} minutes.`}
      </p>
    </fieldset>
  );
}
