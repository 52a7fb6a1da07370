import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Call, InputOf } from '#shared/contracts/define-contract.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { createLocationGuard } from '../../lib/location-guard.ts';

interface FormState {
  /** `done`: it went through; what follows is up to the page. */
  status: 'idle' | 'pending' | 'done';
  /** Text per field name, from our own check or the server's. */
  errors: Record<string, string>;
  failure?: ApiError;
}

export interface ContractForm extends FormState {
  /** Spread on the `<form>`. */
  formProps: {
    ref: RefObject<HTMLFormElement | null>;
    method: 'post';
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** Back to the form after `done`. */
  reopen: () => void;
}

const untouched: FormState = { status: 'idle', errors: {} };

/**
 * A form whose fields are named as the input of a call: checked by the call's own schema, sent once at a time, with
 * focus on the first wrong field. The fields keep their text themselves, so nothing typed before hydration, pasted or
 * filled in by a password manager gets lost.
 */
export function useContractForm<C extends Call>(
  call: C,
  parts: {
    send: (input: InputOf<C>) => Promise<unknown>;
    /** Runs after success, unless the visitor has left the page meanwhile. */
    onDone?: () => void;
  },
): ContractForm {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(untouched);

  function fail(errors: Record<string, string>, failure?: ApiError): void {
    flushSync(() => setState({ status: 'idle', errors, failure }));
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }

  async function submit(): Promise<void> {
    if (state.status !== 'idle' || !form.current) return;
    const parsed = call.input.safeParse(Object.fromEntries(new FormData(form.current)));
    if (!parsed.success) return fail(firstIssues(parsed.error.issues));
    setState({ status: 'pending', errors: {} });
    const isSameLocation = createLocationGuard();
    try {
      await parts.send(parsed.data as InputOf<C>);
    } catch (error) {
      if (error instanceof ApiError) return fail(error.fields, error);
      setState(untouched);
      throw error;
    }
    if (!form.current) return;
    // On the way to another page, whose code may be slow: who comes back meanwhile finds a form that can be sent.
    if (!isSameLocation()) return setState(untouched);
    setState({ status: 'done', errors: {} });
    parts.onDone?.();
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

function firstIssues(issues: readonly { path: PropertyKey[]; message: string }[]) {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= message;
  return errors;
}
