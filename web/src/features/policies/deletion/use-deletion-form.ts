import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import type { DeletionProgress } from '#shared/contracts/privacy.ts';
import { call } from '#web/src/lib/api/call.ts';
import { useAction } from '#web/src/lib/api/use-action.ts';
import { checkFields } from '#web/src/lib/check-fields.ts';
import { createLocationGuard } from '#web/src/lib/location-guard.ts';
import { textDrafts } from '#web/src/lib/text-drafts.ts';
import { draftToSend } from './request-draft.ts';

const draftKey = 'deletion request';

/**
 * The request form. Its input survives errors, reloads and lost connections, and is removed when the request has
 * arrived. `onSent` gets the request and the address that the email went to; it is not called if the visitor has left
 * the page.
 */
export function useDeletionForm(onSent: (progress: DeletionProgress, email: string) => void) {
  const form = useRef<HTMLFormElement>(null);
  const [issues, setIssues] = useState<Record<string, string>>({});

  useLayoutEffect(() => {
    const kept = textDrafts.read(draftKey);
    if (kept && form.current) fill(form.current, kept.texts);
  }, []);

  const { run, pending, error } = useAction(async (texts: Record<string, string>) => {
    const draft = draftToSend(texts, textDrafts.read(draftKey));
    // Stored before sending: the response may be lost.
    textDrafts.keep(draftKey, draft);
    const { email = '', scope = '', details } = texts;
    const isSameLocation = createLocationGuard();
    const progress = await call('POST /api/deletion-requests', {
      email,
      scope,
      ...(details && { details }),
      requestId: draft.newId,
    });
    textDrafts.drop(draftKey);
    if (isSameLocation()) onSent(progress, email);
  });

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [issues, error]);

  return {
    pending,
    error,
    issues: { ...error?.fields, ...issues },
    formProps: {
      ref: form,
      method: 'post',
      noValidate: true,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const texts = textsOf(event.currentTarget);
        const found = checkFields(event.currentTarget);
        setIssues(found);
        if (Object.keys(found).length === 0) void run(texts);
      },
      onInput(event: FormEvent<HTMLFormElement>) {
        const kept = textDrafts.read(draftKey);
        textDrafts.keep(draftKey, { ...kept, texts: textsOf(event.currentTarget) });
      },
    },
  } as const;
}

function textsOf(form: HTMLFormElement): Record<string, string> {
  const texts = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
  return Object.fromEntries(texts) as Record<string, string>;
}

/** Text typed before hydration is newer than the draft. */
function fill(form: HTMLFormElement, texts: Record<string, string>): void {
  for (const [name, text] of Object.entries(texts)) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList) field.value = text;
    else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      field.value ||= text;
    }
  }
}
