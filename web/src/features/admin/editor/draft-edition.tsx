import { useState } from 'react';
import { Button } from '#web/src/components/button.tsx';
import { TextArea } from '../parts/text-area.tsx';
import { useKeptText } from '../parts/use-kept-text.ts';
import styles from './files-field.module.css';
import * as messages from './messages.ts';

export interface DraftEditionProps {
  /** The key under which the text is stored until the draft is published or discarded. */
  draftKey: string;
  number: number;
  pending: boolean;
  publish: (changes: string) => void;
  discard: () => void;
}

/** A form for the changes in the next edition, with buttons to publish or discard it. */
export function DraftEdition(props: DraftEditionProps) {
  const { draftKey, number, pending, publish, discard } = props;
  const { text: changes, keep } = useKeptText(draftKey);
  const [error, setError] = useState<string>();
  return (
    <div className={styles.draft}>
      <TextArea
        label={messages.whatChanged}
        rows={3}
        maxLength={1000}
        hint={messages.aFewSentencesAtMost}
        error={error}
        value={changes}
        onChange={(event) => {
          keep(event.target.value);
          setError(undefined);
        }}
      />
      <div className={styles.buttons}>
        <Button
          size="sm"
          pending={pending}
          onClick={() =>
            changes.trim() ? publish(changes.trim()) : setError(messages.sayWhatHasChanged)
          }
        >
          {messages.publishEditionNumber(number)}
        </Button>
        <Button size="sm" variant="secondary" pending={pending} onClick={discard}>
          {messages.discardDraft}
        </Button>
      </div>
    </div>
  );
}
