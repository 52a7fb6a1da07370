import { useEffect, useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { copyText } from '../lib/copy-text.ts';
import { Button } from './button.tsx';
import styles from './copy-button.module.css';
import * as messages from './messages.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const shownMs = 2500;
const resultLabels = { copied: messages.copied, refused: messages.notAllowed };

export interface CopyButtonProps {
  text: string;
  /** Names the text to screen readers, after the label: 'the support address'. */
  what: string;
  label?: string;
  /** Without a frame, for the bar of a code block. */
  compact?: boolean;
}

/** Copies a text to the clipboard and reports the result. Hidden if scripts do not run. */
export function CopyButton({
  text,
  what,
  label = messages.copy,
  compact = false,
}: CopyButtonProps) {
  const [outcome, setOutcome] = useState<keyof typeof resultLabels>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(): Promise<void> {
    setOutcome((await copyText(text)) ? 'copied' : 'refused');
  }

  const result = outcome && resultLabels[outcome];
  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <span className={styles.copying} data-no-print>
      <Button
        variant={compact ? 'quiet' : 'secondary'}
        size="sm"
        icon={<Icon aria-hidden />}
        onClick={() => void copy()}
      >
        <span aria-hidden>{result || label}</span>
        <VisuallyHidden>
          {label} {what}
        </VisuallyHidden>
      </Button>
      <span role="status">
        <VisuallyHidden>{result}</VisuallyHidden>
      </span>
    </span>
  );
}
