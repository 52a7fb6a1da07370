import { useEffect, useState, useSyncExternalStore } from 'react';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import type { Toast } from '../lib/toast-store.ts';
import { toastStore } from '../lib/toast.ts';
import { classNames } from '../lib/class-names.ts';
import * as messages from './messages.ts';
import styles from './toast-outlet.module.css';

const none: readonly Toast[] = [];
const icons = { success: CircleCheck, info: Info, error: CircleAlert };

/** The mounted outlets, in order; a modal dialog has one of its own, because everything behind it is inert. */
const outlets: symbol[] = [];
const outletListeners = new Set<() => void>();

export interface ToastOutletProps {
  /** Places the toasts in the flow of an overlay, at the end of a column, where they cover nothing. */
  inFlow?: boolean;
  label?: string;
}

/** Shows the toasts, unless an outlet in a dialog above it shows them. */
export function ToastOutlet({ inFlow, label = messages.notifications }: ToastOutletProps) {
  const onTop = useOnTop();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => none);
  return (
    <div
      className={inFlow ? styles.inFlow : styles.outlet}
      // Only one landmark at a time.
      {...(onTop && { role: 'region', 'aria-label': label })}
      data-no-print
    >
      <ol className={styles.list} aria-live="polite" aria-relevant="additions">
        {onTop && toasts.map((toast) => <ToastItem key={toast.id} {...toast} />)}
      </ol>
    </div>
  );
}

function ToastItem({ id, tone, text }: Toast) {
  const Icon = icons[tone];
  const hold = () => toastStore.hold(id);
  const release = () => toastStore.release(id);
  return (
    <li
      className={classNames(styles.toast, styles[tone])}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon aria-hidden size={18} />
      <p role={tone === 'error' ? 'alert' : undefined}>{text}</p>
      <button type="button" aria-label={messages.dismiss} onClick={() => toastStore.dismiss(id)}>
        <X aria-hidden size={16} />
      </button>
    </li>
  );
}

function useOnTop(): boolean {
  const [self] = useState(() => Symbol('outlet'));
  useEffect(() => {
    outlets.push(self);
    outletListeners.forEach((listener) => listener());
    return () => {
      outlets.splice(outlets.indexOf(self), 1);
      outletListeners.forEach((listener) => listener());
    };
  }, [self]);
  return useSyncExternalStore(
    subscribeToOutlets,
    () => outlets.at(-1) === self,
    () => false,
  );
}

function subscribeToOutlets(listener: () => void): () => void {
  outletListeners.add(listener);
  return () => outletListeners.delete(listener);
}
