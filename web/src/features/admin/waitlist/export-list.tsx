import { Download } from 'lucide-react';
import { waitlistContract, type WaitlistName } from '../../../../../shared/contracts/waitlist.ts';
import { Button } from '../../../components/button.tsx';
import { failureText } from '../../../lib/api/api-error.ts';
import { callText } from '../../../lib/api/call-text.ts';
import { useAction } from '../../../lib/api/use-action.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { toast } from '../../../lib/toast.ts';

/** Saves everybody on the list as a file for a spreadsheet. */
export function ExportList({ list }: { list: WaitlistName }) {
  const { run, pending } = useAction(async () => {
    try {
      const text = await callText(waitlistContract.exportManaged, { list });
      saveFile([text], `waitlist-${list}.csv`, 'text/csv');
    } catch (error) {
      toast.error(failureText(error, 'The file could not be made. Please try again.'));
      throw error;
    }
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Download aria-hidden />}
      pending={pending}
      onClick={() => void run()}
    >
      Download CSV
    </Button>
  );
}
