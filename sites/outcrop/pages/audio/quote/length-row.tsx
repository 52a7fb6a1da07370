import type { RefObject } from 'react';
import { audio } from '#site/config/audio.ts';
import { ChoiceInput } from '#web/src/components/choice-input.tsx';
import { TextField } from '#web/src/components/text-field.tsx';
import { readCount } from './order-query.ts';
import { maxMinutes, maxPages, type Order } from './order.ts';
import { minutesOf } from './quote-order.ts';
import styles from './length-row.module.css';

type Length = Order['length'];

const { wordsPerPage, wordsPerMinute } = audio.service.estimate;
const units = [
  { unit: 'minutes', label: 'Minutes', most: maxMinutes },
  { unit: 'pages', label: 'Pages', most: maxPages },
] as const;

interface LengthRowProps {
  length: Length;
  onChange: (length: Length) => void;
  /** The raw text of the field while it is not a valid length. */
  unread: string | undefined;
  onUnread: (text: string | undefined) => void;
  field: RefObject<HTMLInputElement | null>;
}

/** The line of the slip for the length: in minutes, or estimated from pages. */
export function LengthRow({ length, onChange, unread, onUnread, field }: LengthRowProps) {
  const most = maxOf(length.unit);

  function read(text: string, unit: Length['unit']): void {
    const count = readCount(text, maxOf(unit));
    onUnread(count === undefined ? text : undefined);
    if (count !== undefined) onChange({ unit, count });
    else if (unit !== length.unit) onChange(convert(length, unit));
  }

  function measureIn(unit: Length['unit']): void {
    if (unit === length.unit) return;
    // Invalid text stays for the visitor to correct, and may be valid in the other unit.
    if (unread) return read(unread, unit);
    onUnread(undefined);
    onChange(convert(length, unit));
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
          ref={field}
          value={unread ?? String(length.count)}
          onChange={(event) => read(event.target.value, length.unit)}
          error={unread === undefined ? undefined : `A whole number from 1 to ${most}`}
        />
        <div className={styles.units}>
          {units.map(({ unit, label }) => (
            <label key={unit}>
              <ChoiceInput
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
          : `Don’t know? Count pages: ${wordsPerPage} words are about ${wordsPerPage / wordsPerMinute} minutes.`}
      </p>
    </fieldset>
  );
}

function maxOf(unit: Length['unit']): number {
  return units.find((known) => known.unit === unit)!.most;
}

/** The same text in the other unit, so that the price does not jump. */
function convert(length: Length, unit: Length['unit']): Length {
  const minutes = minutesOf(length, audio);
  const pages = Math.min(maxPages, Math.ceil((minutes * wordsPerMinute) / wordsPerPage));
  return { unit, count: unit === 'minutes' ? minutes : pages };
}
