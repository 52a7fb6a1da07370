import { useEffect, useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { copyText } from '../../lib/copy-text.ts';
import { toast } from '../../lib/toast.ts';
import * as messages from './messages.ts';
import styles from './turn.module.css';

const shownForMs = 2000;

/** Copies a reply as Markdown. */
export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownForMs);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy(): Promise<void> {
    if (!(await copyText(text))) {
      toast.error(messages.yourBrowserBlockedCopyingSelect);
      return;
    }
    setCopied(true);
    toast.success(messages.copied);
  }
  const Icon = copied ? Check : Copy;
  return (
    <button type="button" className={styles.action} onClick={() => void copy()}>
      <Icon aria-hidden size={14} /> {messages.copy}
    </button>
  );
}
