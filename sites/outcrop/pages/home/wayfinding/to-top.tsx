import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ArrowUp } from 'lucide-react';
import styles from './to-top.module.css';

/** Scroll distance in pixels after which the button appears. */
const threshold = 500;

/**
 * Scrolls back to the top of a long page. Appears once the visitor has scrolled; its place in the header is reserved,
 * so it covers nothing.
 */
export function ToTop() {
  const isFar = useSyncExternalStore(
    onScroll,
    () => window.scrollY > threshold,
    () => false,
  );
  if (!isFar) return null;
  return createPortal(
    <button
      type="button"
      className={styles.button}
      aria-label="Scroll to top"
      onClick={scrollToTop}
      data-no-print
    >
      <ArrowUp aria-hidden size={20} />
    </button>,
    document.querySelector('[data-header-place]')!,
  );
}

function scrollToTop(): void {
  window.scrollTo({ top: 0 });
  // The button disappears, so keyboard users continue from the heading.
  document.querySelector('h1')?.focus({ preventScroll: true });
}

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
