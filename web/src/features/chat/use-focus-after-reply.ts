import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in the window while the input is disabled, when a browser would drop it, and returns it to the input
 * afterwards; not on a touch screen, where the keyboard would cover the reply.
 */
export function useFocusAfterReply(
  form: RefObject<HTMLFormElement | null>,
  field: RefObject<HTMLTextAreaElement | null>,
  pending: boolean,
): void {
  const took = useRef(false);
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body;
    const isHere = form.current?.contains(document.activeElement);
    if (pending) {
      took.current = true;
      if (isLost || document.activeElement === field.current) form.current?.focus();
    } else if (took.current) {
      took.current = false;
      if (!isLost && !isHere) return;
      (matchMedia('(pointer: coarse)').matches ? form : field).current?.focus();
    }
  }, [form, field, pending]);
}
