import { useRef, type FormEvent } from 'react';
import { email as emailField } from '#shared/contracts/fields.ts';
import { reason as reasonField } from '#shared/contracts/members.ts';
import { Button } from '#web/src/components/button.tsx';
import { TextField } from '#web/src/components/text-field.tsx';
import { ApiError, failureText } from '#web/src/lib/api/api-error.ts';
import { useAction } from '#web/src/lib/api/use-action.ts';
import { toast } from '#web/src/lib/toast.ts';
import { adminCall } from '../parts/admin-call.ts';
import { useKeptText } from '../parts/use-kept-text.ts';
import * as texts from '../users/messages.ts';
import type { OnChanged } from '../users/use-member-change.ts';
import { findMember } from './find-member.ts';
import type { FreeAccessProps } from './free-access.tsx';
import styles from './gifts.module.css';
import * as messages from './messages.ts';

interface GiveFormProps {
  resourceType: FreeAccessProps['resourceType'];
  resourceId: string;
  title: string;
  onChanged: OnChanged;
}

/** A form that gives an item to the member with an email. */
export function GiveForm({ resourceType, resourceId, title, onChanged }: GiveFormProps) {
  const email = useKeptText(`${resourceType} ${resourceId} to`);
  const reason = useKeptText(`${resourceType} ${resourceId} because`);
  const who = useRef<HTMLInputElement>(null);
  const why = useRef<HTMLInputElement>(null);
  const { run, pending, error } = useAction(async () => {
    const { address, because } = checked(email.text, reason.text);
    const member = await findMember(address);
    if (!member) throw invalid({ email: messages.noOneWithEmail(address) });
    const wanted = { id: member.id, resourceType, resourceId, reason: because };
    onChanged(await adminCall('PUT /api/admin/users/{id}/gifts', wanted));
    toast.success(texts.memberHasTitle(member.email, title));
  });
  const fields = error?.fields ?? {};

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (await run()) {
      email.forget();
      reason.forget();
      who.current?.focus();
    } else if (who.current?.getAttribute('aria-invalid') === 'true') who.current.focus();
    else if (why.current?.getAttribute('aria-invalid') === 'true') why.current.focus();
  }

  return (
    <form method="post" noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <p>{messages.theMemberGetsIt}</p>
      <TextField
        ref={who}
        label={messages.email}
        type="email"
        autoComplete="off"
        value={email.text}
        error={fields['email']}
        onChange={(event) => email.keep(event.target.value)}
      />
      <TextField
        ref={why}
        label={texts.reason}
        hint={texts.notInEmail}
        value={reason.text}
        maxLength={300}
        error={fields['reason']}
        onChange={(event) => reason.keep(event.target.value)}
      />
      {error && Object.keys(fields).length === 0 && (
        <p role="alert" className={styles.error}>
          {failureText(error, texts.weCouldntSaveThisChange)}
        </p>
      )}
      <Button type="submit" size="sm" pending={pending}>
        {texts.giveFreeAccess}
      </Button>
    </form>
  );
}

/**
 * Checks both fields before anything is sent.
 * @throws ApiError with a text for each invalid field
 */
function checked(email: string, reason: string): { address: string; because: string } {
  const address = emailField.safeParse(email);
  const because = reasonField.safeParse(reason);
  if (address.success && because.success) return { address: address.data, because: because.data };
  throw invalid({
    ...(address.error && { email: address.error.issues[0]!.message }),
    ...(because.error && { reason: because.error.issues[0]!.message }),
  });
}

const invalid = (fields: Record<string, string>) => new ApiError('validation_failed', { fields });
