import { useState } from 'react';
import { Download } from 'lucide-react';
import type { SalesFile } from '#shared/contracts/sales.ts';
import { Button } from '#web/src/components/button.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { fileTexts } from './file-texts.ts';

/** Opens the dialog that saves sales or customers as a file for a spreadsheet. */
export function ExportButton({ file }: { file: SalesFile }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Download aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {fileTexts[file].title}
      </Button>
      {isOpen && <ExportDialog file={file} onClose={() => setOpen(false)} />}
    </>
  );
}
