import { useState } from 'react';
import { textDrafts } from '#web/src/lib/text-drafts.ts';

/**
 * The text of a field that is kept when its form closes, the page is loaded again or the session expires.
 * @param key what the text is about; no other text has it
 */
export function useKeptText(key: string) {
  const [text, setText] = useState(() => textDrafts.read(key)?.texts['text'] ?? '');
  return {
    text,
    keep(typed: string): void {
      setText(typed);
      if (typed) textDrafts.keep(key, { texts: { text: typed } });
      else textDrafts.drop(key);
    },
    /** Called when the text has been sent. */
    forget(): void {
      setText('');
      textDrafts.drop(key);
    },
  };
}
