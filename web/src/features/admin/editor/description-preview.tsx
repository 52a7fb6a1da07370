import { useDeferredValue, useState } from 'react';
import { descriptionHtml } from '#shared/descriptions/description-html.ts';
import { Description } from '#web/src/components/description.tsx';
import styles from './description-preview.module.css';
import * as messages from './messages.ts';

/** Shows a description in Markdown as the item's page will, while it is being typed. */
export function DescriptionPreview({ markdown }: { markdown: string }) {
  const [open, setOpen] = useState(false);
  const shown = useDeferredValue(markdown);
  return (
    <details
      className={styles.preview}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{messages.previewOfDescription}</summary>
      {open && (
        <div className={styles.paper}>
          {shown.trim() ? <Description html={descriptionHtml(shown)} /> : messages.nothingTypedYet}
        </div>
      )}
    </details>
  );
}
