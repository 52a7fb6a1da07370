import { useRef } from 'react';
import { Copy } from 'lucide-react';
import { Button } from '#web/src/components/button.tsx';
import { TextField } from '#web/src/components/text-field.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import { copyText } from '#web/src/lib/copy-text.ts';
import { toast } from '#web/src/lib/toast.ts';
import styles from './feeds.module.css';
import * as messages from './messages.ts';

export interface FeedUrlProps {
  label: string;
  url: string;
}

/** A feed's address, with a button that copies it. */
export function FeedUrl({ label, url }: FeedUrlProps) {
  const box = useRef<HTMLDivElement>(null);

  async function copy(): Promise<void> {
    if (await copyText(url)) {
      toast.success(messages.urlCopied);
    } else {
      box.current?.querySelector('input')?.select();
      toast.info(messages.yourBrowserBlockedCopyingText);
    }
  }
  return (
    <div ref={box} className={styles.address}>
      <TextField
        label={label}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="secondary" icon={<Copy aria-hidden />} onClick={() => void copy()}>
        {messages.copy}
        <VisuallyHidden> {label}</VisuallyHidden>
      </Button>
    </div>
  );
}
