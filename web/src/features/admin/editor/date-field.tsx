import { useRef } from 'react';
import { dayInWords } from '#shared/constants/day-in-words.ts';
import { earliestDate } from '#shared/constants/item-date.ts';
import { site } from '#shared/site-config/site.ts';
import { TextField } from '#web/src/components/text-field.tsx';
import * as messages from './messages.ts';

export interface ItemDates {
  /** Absent if the item is dated when it is published. */
  shown?: string;
  /** The last day that may be chosen. */
  latest: string;
}

export interface DateFieldProps {
  /** Undefined for a new item. */
  dates: ItemDates | undefined;
  error: string | undefined;
}

/** Chooses the date that visitors see. Like the state, it is sent only if it was chosen here. */
export function DateField({ dates, error }: DateFieldProps) {
  const touched = useRef<HTMLInputElement>(null);
  return (
    <>
      <TextField
        label={messages.date}
        name="date"
        type="date"
        min={earliestDate}
        max={dates?.latest}
        defaultValue={dates?.shown}
        hint={
          dates?.shown === undefined
            ? messages.emptyIsDayOfPublication
            : messages.noLaterThan(dayInWords(dates.latest, site.locale))
        }
        error={error}
        onInput={() => {
          touched.current!.value = 'yes';
        }}
      />
      <input ref={touched} type="hidden" name="dateChosen" />
    </>
  );
}
