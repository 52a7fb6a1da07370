import { useRef, useState, type FormEvent } from 'react';
import type { MemberDetail } from '#shared/contracts/members.ts';
import { Button } from '#web/src/components/button.tsx';
import { TextField } from '#web/src/components/text-field.tsx';
import { failureText } from '#web/src/lib/api/api-error.ts';
import { useFocusInvalid } from '#web/src/lib/use-focus-invalid.ts';
import { useKeptText } from '../parts/use-kept-text.ts';
import type { FoundItem } from '../parts/use-found-items.ts';
import { FoundGifts } from './found-gifts.tsx';
import * as messages from './messages.ts';
import { useMemberChange, type OnChanged } from './use-member-change.ts';
import styles from './users.module.css';

interface GiveAccessProps {
  member: MemberDetail;
  onChanged: OnChanged;
}

/** A button that opens the form for giving a member an item for free. */
export function GiveAccess(props: GiveAccessProps) {
  const [open, setOpen] = useState(false);
  if (open) return <GiveForm {...props} onClose={() => setOpen(false)} />;
  return (
    <div className={styles.buttons}>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {messages.giveFreeAccess}
      </Button>
    </div>
  );
}

function GiveForm({ member, onChanged, onClose }: GiveAccessProps & { onClose: () => void }) {
  const [q, setQ] = useState('');
  const [item, setItem] = useState<FoundItem>();
  const reason = useKeptText(`gift to ${member.id}`);
  const [missing, setMissing] = useState<{ text: string }>();
  const why = useRef<HTMLInputElement>(null);
  const { run, pending, error } = useMemberChange('PUT /api/admin/users/{id}/gifts', onChanged);
  const form = useFocusInvalid(missing ?? error);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!item) return setMissing({ text: messages.chooseWhatToGive });
    const { resourceType, resourceId, title } = item;
    const done = messages.memberHasTitle(member.email, title);
    if (await run({ id: member.id, resourceType, resourceId, reason: reason.text }, done)) {
      reason.forget();
      onClose();
    }
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className={styles.reason}
      onSubmit={(event) => void submit(event)}
    >
      <p>{messages.whatGivingDoes}</p>
      {item ? (
        <p className={styles.chosen}>
          <strong>{item.title}</strong>
          <Button size="sm" variant="secondary" onClick={() => setItem(undefined)}>
            {messages.chooseAnother}
          </Button>
        </p>
      ) : (
        <>
          <TextField
            label={messages.findWhatToGive}
            hint={messages.anythingOnSale}
            type="search"
            autoComplete="off"
            maxLength={200}
            autoFocus
            error={missing?.text}
            value={q}
            onChange={(event) => setQ(event.target.value)}
          />
          {q.trim() !== '' && (
            <FoundGifts
              q={q.trim()}
              owned={ownedBy(member)}
              onChoose={(found) => {
                setItem(found);
                setMissing(undefined);
                why.current?.focus();
              }}
            />
          )}
        </>
      )}
      <TextField
        ref={why}
        label={messages.reason}
        hint={messages.notInEmail}
        value={reason.text}
        maxLength={300}
        error={error?.fields['reason']}
        onChange={(event) => reason.keep(event.target.value)}
      />
      {error && !error.fields['reason'] && (
        <p role="alert" className={styles.error}>
          {failureText(error, messages.weCouldntSaveThisChange)}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" size="sm" pending={pending}>
          {messages.giveFreeAccess}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}

function ownedBy({ access }: MemberDetail): ReadonlySet<string> {
  return new Set(access.filter(({ state }) => state === 'owned').map(({ item }) => item));
}
