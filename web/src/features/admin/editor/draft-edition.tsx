import { useState } from 'react';
import { Button } from '#web/src/components/button.tsx';
import { TextArea } from '../parts/text-area.tsx';
import styles from './files-field.module.css';

export interface DraftEditionProps {
  number: number;
  pending: boolean;
  publish: (changes: string) => void;
  discard: () => void;
}

/** What has changed in the next edition, and whether it is published. */
export function DraftEdition({ number, pending, publish, discard }: DraftEditionProps) {
  const [changes, setChanges] = useState('');
  const [error, setError] = useState<string>();
  return (
    <div className={styles.draft}>
      <TextArea
        label="What changed"
        rows={3}
        maxLength={1000}
        hint="One to a few sentences. Owners read them, and so does everybody on the page of the item."
        error={error}
        value={changes}
        onChange={(event) => {
          setChanges(event.target.value);
          setError(undefined);
        }}
      />
      <div className={styles.buttons}>
        <Button
          size="sm"
          pending={pending}
          onClick={() =>
            changes.trim() ? publish(changes.trim()) : setError('Say what has changed')
          }
        >
          Publish edition {number}
        </Button>
        <Button size="sm" variant="secondary" pending={pending} onClick={discard}>
          Discard draft
        </Button>
      </div>
    </div>
  );
}
