import { useEffect, useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { Button } from './button.tsx';
import styles from './copy-button.module.css';
import * as messages from './messages.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const shownMs = 2500;

export interface CopyButtonProps {
  text: string;
  /** Names the text to screen readers, after the label: 'the support address'. */
  what: string;
  label?: string;
  /** In the bar of a block of code: without a frame. */
  compact?: boolean;
}

/** Puts a text on the clipboard, and says whether that went well. Where no scripts run it does not show. */
export function CopyButton({
  text,
  what,
  label = messages.copy,
  compact = false,
}: CopyButtonProps) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), shownMs);
    return () => clearTimeout(timer);
  }, [said]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(messages.copied);
    } catch {
      // Forbidden, or an old browser: the text itself can still be marked and copied by hand.
      setSaid(messages.notAllowed);
    }
  }

  const Icon = said === 'Copied' ? Check : Copy;
  return (
    <span className={styles.copying} data-no-print>
      <Button
        variant={compact ? 'quiet' : 'secondary'}
        size="sm"
        icon={<Icon aria-hidden />}
        onClick={() => void copy()}
      >
        <span aria-hidden>{said || label}</span>
        <VisuallyHidden>
          {label} {what}
        </VisuallyHidden>
      </Button>
      <span role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </span>
    </span>
  );
}
