import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref for a form whose first invalid field gets the focus when `error`, of its last submit, says so. */
export function useFocusInvalid(error: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [error]);
  return form;
}
