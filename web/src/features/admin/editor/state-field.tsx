import { useRef, useState } from 'react';
import type { PublicationState } from '#shared/contracts/fields.ts';
import { minuteIn } from '#shared/constants/site-minute.ts';
import { site } from '#shared/site-config/site.ts';
import { Select } from '#web/src/components/select.tsx';
import { TextField } from '#web/src/components/text-field.tsx';
import { stateLabels } from '../parts/state-labels.ts';
import { DateField, type ItemDates } from './date-field.tsx';
import * as messages from './messages.ts';
import styles from './state-field.module.css';

export interface ChosenState {
  state: PublicationState;
  publishAt?: string;
}

export interface StateFieldProps {
  /** The chosen state; undefined for a new item. */
  chosen: ChosenState | undefined;
  /** The date of an existing item. */
  dates: ItemDates | undefined;
  /** The missing file without which the item is not published: 'its PDF'. */
  awaited: string | undefined;
  /** Whether the item is a copy, which is a draft by default. */
  isCopy: boolean;
  errors: Record<string, string>;
}

const choices: Record<PublicationState, readonly PublicationState[]> = {
  draft: ['draft', 'scheduled', 'published'],
  scheduled: ['scheduled', 'published', 'draft'],
  published: ['published', 'unpublished'],
  unpublished: ['unpublished', 'published', 'scheduled'],
};
const choicesForNew = ['published', 'scheduled', 'draft'] as const;

/**
 * Chooses who sees the item, and from when on. The state is sent only if it was chosen here: correcting a word must not
 * publish an item that another administrator has hidden since.
 */
export function StateField({ chosen, dates, awaited, isCopy, errors }: StateFieldProps) {
  const before = chosen?.state ?? (isCopy ? 'draft' : 'published');
  const [state, setState] = useState<PublicationState>(before);
  const touched = useRef<HTMLInputElement>(null);
  const touch = () => {
    touched.current!.value = 'yes';
  };
  const isOut = chosen?.state === 'published' && awaited === undefined;
  const offered = chosen && (isOut || before !== 'published') ? choices[before] : choicesForNew;
  return (
    <div className={styles.fields}>
      <Select
        label={messages.state}
        name="state"
        defaultValue={before}
        options={offered.map((value) => ({ value, label: stateLabels[value] }))}
        hint={hintOf(state, awaited)}
        error={errors['state']}
        onInput={(event) => {
          touch();
          setState(event.currentTarget.value as PublicationState);
        }}
      />
      <div hidden={state !== 'scheduled'}>
        <TextField
          label={messages.publishAt}
          name="publishAt"
          type="datetime-local"
          defaultValue={chosen?.publishAt && minuteIn(site.timeZone, chosen.publishAt)}
          hint={messages.inSitesTimeZoneTime(site.timeZone)}
          error={errors['publishAt']}
          onInput={touch}
        />
      </div>
      <div hidden={state === 'scheduled'}>
        <DateField dates={dates} error={errors['date']} />
      </div>
      <input
        ref={touched}
        type="hidden"
        name="stateChosen"
        defaultValue={isCopy ? 'yes' : undefined}
      />
    </div>
  );
}

function hintOf(state: PublicationState, awaited: string | undefined): string {
  switch (state) {
    case 'published':
      return awaited ? messages.everyoneSeesItAsSoon(awaited) : messages.everyoneSeesIt;
    case 'scheduled':
      return awaited ? messages.everyoneSeesItOnceThere(awaited) : messages.everyoneSeesItFromThen;
    case 'draft':
      return messages.onlyAdministratorsSeeIt;
    case 'unpublished':
      return messages.visitorsDontSeeItBuyersKeep;
  }
}
