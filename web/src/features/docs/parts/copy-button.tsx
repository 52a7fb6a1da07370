import { useEffect, useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import styles from './code.module.css';

const shownMs = 2500;

/** Copies a text; says whether that went well. Shows only where scripts run, since it does nothing without. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const hydrated = useHydrated();
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), shownMs);
    return () => clearTimeout(timer);
  }, [said]);
  if (!hydrated) return null;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied');
    } catch {
      setSaid('Not allowed');
    }
  }

  return (
    <span className={styles.copying}>
      <button type="button" className={styles.copy} onClick={() => void copy()} data-no-print>
        {said === 'Copied' ? <Check aria-hidden size={14} /> : <Copy aria-hidden size={14} />}
        <span aria-hidden>{said || 'Copy'}</span>
        <VisuallyHidden>Copy {what}</VisuallyHidden>
      </button>
      <span role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </span>
    </span>
  );
}
