import { useState } from 'react';
import type { GivenKind } from '#shared/contracts/members.ts';
import type { PublicationState } from '#shared/contracts/fields.ts';
import { GiftList } from './gift-list.tsx';
import { GiveForm } from './give-form.tsx';
import styles from './gifts.module.css';
import * as messages from './messages.ts';
import { useGifts } from './use-gifts.ts';

export interface FreeAccessProps {
  resourceType: Exclude<GivenKind, 'bundle'>;
  /** The item as stored on the server. */
  item: { id: string; title: string; price: number; state: PublicationState };
}

/**
 * The members who were given an item, with a form to give it to others. Read when it is opened; each change is saved at
 * once.
 */
export function FreeAccess(props: FreeAccessProps) {
  const [opened, setOpened] = useState(false);
  return (
    <details className={styles.gifts} onToggle={() => setOpened(true)}>
      <summary>{messages.freeAccess}</summary>
      {opened && <Opened {...props} />}
    </details>
  );
}

function Opened({ resourceType, item }: FreeAccessProps) {
  const { id, title, price, state } = item;
  const gifts = useGifts(resourceType, id);
  return (
    <div className={styles.body}>
      <GiftList {...gifts} title={title} />
      {price === 0 && <p className={styles.facts}>{messages.itIsFree}</p>}
      {price > 0 && state !== 'published' && (
        <p className={styles.facts}>{messages.publishItFirst}</p>
      )}
      {price > 0 && state === 'published' && (
        <GiveForm
          resourceType={resourceType}
          resourceId={id}
          title={title}
          onChanged={gifts.onChanged}
        />
      )}
    </div>
  );
}
