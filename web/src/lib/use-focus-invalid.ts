import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref for a form whose first invalid field gets the focus whenever `error`, of its last submit, changes. */
export function useFocusInvalid(error: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [error]);
  return form;
}
