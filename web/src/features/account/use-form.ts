import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../lib/api/api-error.ts';
import { checkFields } from '../../lib/check-fields.ts';
import { createLocationGuard } from '../../lib/location-guard.ts';

interface FormState {
  /** `done`: the form succeeded; the page decides what follows. */
  status: 'idle' | 'pending' | 'done';
  /** Error text per field, from the browser's check or the server's. */
  errors: Record<string, string>;
  failure?: ApiError;
}

export interface Form extends FormState {
  /** Spread on the `<form>`. */
  formProps: {
    ref: RefObject<HTMLFormElement | null>;
    method: 'post';
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** Returns to the form after `done`. */
  reopen: () => void;
}

const untouched: FormState = { status: 'idle', errors: {} };

/**
 * A form whose fields are named after the input of a call. It submits once at a time and focuses the first invalid
 * field. Fields are uncontrolled, so text typed before hydration, pasted or filled in by a password manager is kept.
 */
export function useForm<Input extends object>(parts: {
  /**
   * Returns input that is not typed. Read on submission, because the query is not rendered yet while the page
   * hydrates.
   */
  given?: () => Partial<Input>;
  send: (input: Input) => Promise<unknown>;
  /** Called after success, unless the visitor has left the page. */
  onDone?: () => void;
}): Form {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(untouched);
  // The function of the latest render: a form that is submitted during hydration does not have the query yet.
  const onDone = useRef(parts.onDone);
  useEffect(() => {
    onDone.current = parts.onDone;
  });

  function fail(errors: Record<string, string>, failure?: ApiError): void {
    flushSync(() => setState({ status: 'idle', errors, failure }));
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }

  async function submit(): Promise<void> {
    if (state.status !== 'idle' || !form.current) return;
    const errors = checkFields(form.current);
    if (Object.keys(errors).length > 0) return fail(errors);
    const typed = Object.fromEntries(new FormData(form.current));
    setState({ status: 'pending', errors: {} });
    const isSameLocation = createLocationGuard();
    try {
      await parts.send({ ...typed, ...parts.given?.() } as Input);
    } catch (error) {
      if (error instanceof ApiError) return fail(error.fields, error);
      setState(untouched);
      throw error;
    }
    if (!form.current) return;
    // The next page may load slowly; a visitor who returns before it must be able to submit the form again.
    if (!isSameLocation()) return setState(untouched);
    setState({ status: 'done', errors: {} });
    onDone.current?.();
  }

  return {
    ...state,
    reopen: () => setState(untouched),
    formProps: {
      ref: form,
      method: 'post',
      noValidate: true,
      onSubmit(event) {
        event.preventDefault();
        void submit();
      },
      onInput(event) {
        const { name } = event.target as HTMLInputElement;
        if (!(name in state.errors)) return;
        const { [name]: _, ...errors } = state.errors;
        setState({ ...state, errors });
      },
    },
  };
}
