import { useRef } from 'react';
import { toast, toastStore } from '#web/src/lib/toast.ts';
import * as messages from './messages.ts';

/** The toast about invalid fields, which stays until it is dismissed: on the next attempt, or once all are valid. */
export function useFieldsToast() {
  const id = useRef<number>(undefined);
  return {
    isShown: () => id.current !== undefined,
    show(): void {
      id.current = toast.error(messages.pleaseFixFormErrors);
    },
    dismiss(): void {
      if (id.current !== undefined) toastStore.dismiss(id.current);
      id.current = undefined;
    },
  };
}
