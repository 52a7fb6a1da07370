import { mostPreviewPages } from '#shared/constants/most-preview-pages.ts';
import type { ManagedPreview } from '#shared/contracts/item-preview.ts';
import { Notice } from '#web/src/components/notice.tsx';
import { Select } from '#web/src/components/select.tsx';

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
        label="Preview"
        name="previewPages"
        options={options}
        defaultValue={String(preview?.pages ?? 0)}
        hint={`Everybody can read these pages of the PDF before they pay. No other page is in a public file. ${note}${stateText(preview)}`}
        error={error}
      />
      {preview?.state === 'failed' && (
        <Notice tone="error" title="The preview could not be made">
          {preview.problem} The file itself is fine to sell.
        </Notice>
      )}
    </>
  );
}

const options = Array.from({ length: mostPreviewPages + 1 }, (_, pages) => ({
  value: String(pages),
  label: pages === 0 ? 'No pages' : pages === 1 ? 'The first page' : `The first ${pages} pages`,
}));

function stateText(preview: ManagedPreview | undefined): string {
  if (preview?.state === 'making') {
    return 'They are being drawn at this moment, which takes a few seconds.';
  }
  return preview?.state === 'made' ? 'They are public now.' : '';
}
