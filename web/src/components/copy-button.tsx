import { useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { toast } from '../lib/toast.ts';
import { Button } from './button.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Puts a text on the clipboard and says so. `what` names it to screen readers: 'the support address'. */
export function CopyButton({
  text,
  what,
  label = 'Copy',
}: {
  text: string;
  what: string;
  label?: string;
}) {
  const [copied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      toast.success(`Copied: ${text}`);
    } catch {
      // Not allowed here, or an old browser: the text itself can still be marked and copied by hand.
      toast.error(`Your browser would not copy it. It is ${text}`);
    }
  }

  const Icon = copied ? Check : Copy;
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Icon aria-hidden />}
      data-no-print
      onClick={() => void copy()}
    >
      {copied ? 'Copied' : label} <VisuallyHidden>{what}</VisuallyHidden>
    </Button>
  );
}
