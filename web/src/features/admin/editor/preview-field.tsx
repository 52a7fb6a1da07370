import { mostPreviewPages } from '#shared/constants/most-preview-pages.ts';
import type { ManagedPreview } from '#shared/contracts/item-preview.ts';
import { Notice } from '#web/src/components/notice.tsx';
import { Select } from '#web/src/components/select.tsx';
import * as messages from './messages.ts';

export interface PreviewFieldProps {
  /** Undefined for a new item. */
  preview: ManagedPreview | undefined;
  /** What else there is to say: 'Only a PDF can have one.' */
  note?: string;
  error: string | undefined;
}

/** How many pages of its PDF an item shows before it is paid, and whether they can be seen. */
export function PreviewField({ preview, note = '', error }: PreviewFieldProps) {
  return (
    <>
      <Select
        label={messages.preview}
        name="previewPages"
        options={options}
        defaultValue={String(preview?.pages ?? 0)}
        hint={[messages.everybodyCanRead, note, stateText(preview)].filter(Boolean).join(' ')}
        error={error}
      />
      {preview?.state === 'failed' && (
        <Notice tone="error" title={messages.thePreviewCouldNotBe}>
          {preview.problem} {messages.fileIsFineToSell}
        </Notice>
      )}
    </>
  );
}

const options = Array.from({ length: mostPreviewPages + 1 }, (_, pages) => ({
  value: String(pages),
  label: messages.firstPages(pages),
}));

function stateText(preview: ManagedPreview | undefined): string {
  if (preview?.state === 'making') {
    return messages.theyAreBeingDrawnAt;
  }
  return preview?.state === 'made' ? messages.theyArePublicNow : '';
}
