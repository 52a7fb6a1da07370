import { createToastStore, type ToastOptions } from './toast-store.ts';

export const toastStore = createToastStore();

/** Short messages at the top right, announced to screen readers. */
export const toast = {
  success: (text: string, options?: ToastOptions) => toastStore.show('success', text, options),
  info: (text: string, options?: ToastOptions) => toastStore.show('info', text, options),
  error: (text: string, options?: ToastOptions) => toastStore.show('error', text, options),
};
