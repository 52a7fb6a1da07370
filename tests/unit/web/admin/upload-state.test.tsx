import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { UploadState } from '#web/src/features/admin/uploads/upload-state.tsx';
import type { UploadFailure } from '#web/src/features/admin/uploads/upload-progress.ts';

const file = new File(['%PDF-1.7'], 'paper.pdf');

it.each<[UploadFailure['file'], string]>([
  ['unsent', 'Not uploaded'],
  ['unconfirmed', 'Uploaded, not confirmed'],
  ['refused', 'Not accepted'],
])('a file that failed as %s is labelled "%s"', (failed, label) => {
  const progress = { phase: 'failed', file: failed, reason: 'No.', final: false } as const;
  const html = renderToStaticMarkup(<UploadState file={file} progress={progress} label="PDF" />);
  expect(html).toContain(`<span role="status">${label}</span>`);
});
