import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { failureText } from '#web/src/lib/api/api-error.ts';
import { useAction } from '#web/src/lib/api/use-action.ts';
import { focusPageHeading } from '#web/src/lib/focus-page-heading.ts';
import { toast } from '#web/src/lib/toast.ts';
import { useFocusInvalid } from '#web/src/lib/use-focus-invalid.ts';
import sheet from '../editor/editor-frame.module.css';
import { adminCall } from '../parts/admin-call.ts';
import { RestoredNote } from '../editor/restored-note.tsx';
import { useLeaveGuard } from '../parts/use-leave-guard.tsx';
import { DiscountFields, LimitFields } from './code-fields.tsx';
import { ItemChoice } from './item-choice.tsx';
import * as messages from './messages.ts';
import { readCodeForm } from './read-code-form.ts';
import { useCodeDraft } from './use-code-draft.ts';

interface CodeFormProps {
  /** Whether a URL shows the same form. */
  isSameForm: (to: URL) => boolean;
  onClose: () => void;
  onCreated: () => void;
}

/** The form for a new code. What is entered is kept until the code is created or the administrator discards it. */
export function CodeForm(props: CodeFormProps) {
  const [round, setRound] = useState(0);
  return <CodeDraftForm key={round} {...props} onRestart={() => setRound(round + 1)} />;
}

function CodeDraftForm(props: CodeFormProps & { onRestart: () => void }) {
  const { isSameForm, onClose, onCreated, onRestart } = props;
  const draft = useCodeDraft();
  const { kept = {}, items } = draft;
  const guard = useLeaveGuard(draft.unsaved, isSameForm, draft.forget);
  const noteId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  useEffect(() => {
    heading.current?.focus();
    return focusPageHeading;
  }, []);
  const { run, pending, error } = useAction(async (data: FormData) => {
    const { code } = await adminCall('POST /api/admin/codes', readCodeForm(data, items));
    draft.forget();
    toast.success(messages.codeCreated(code));
    onCreated();
  });
  const form = useFocusInvalid(error);
  const fields = error?.fields ?? {};

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!pending) void run(new FormData(event.currentTarget));
  }

  return (
    <section className={sheet.sheet} aria-labelledby={headingId}>
      <header className={sheet.head}>
        <h2
          ref={heading}
          id={headingId}
          aria-describedby={draft.kept ? noteId : undefined}
          tabIndex={-1}
          className={sheet.title}
        >
          {messages.newCode}
        </h2>
      </header>
      {draft.kept && (
        <RestoredNote
          id={noteId}
          discard={() => {
            draft.forget();
            onRestart();
          }}
        />
      )}
      <form
        ref={form}
        method="post"
        noValidate
        className={sheet.form}
        onSubmit={submit}
        onInput={({ currentTarget }) => draft.keep(currentTarget)}
      >
        <div className={sheet.main}>
          <DiscountFields kept={kept} errors={fields} />
          <ItemChoice
            chosen={items}
            onChange={(chosen) => draft.choose(form.current!, chosen)}
            error={fields['items']}
          />
        </div>
        <div className={sheet.side}>
          <LimitFields kept={kept} errors={fields} />
        </div>
        <footer className={sheet.foot}>
          {error && Object.keys(fields).length === 0 && (
            <Notice tone="error" title={failureText(error, messages.weCouldntCreateCodePlease)} />
          )}
          <div className={sheet.actions}>
            <Button type="submit" pending={pending}>
              {messages.createCode}
            </Button>
            <Button variant="secondary" onClick={() => guard.ask(onClose)}>
              {messages.cancel}
            </Button>
          </div>
        </footer>
      </form>
      {guard.dialog}
    </section>
  );
}
