import { Download } from 'lucide-react';
import type { WaitlistName } from '#shared/contracts/waitlist.ts';
import { Button } from '#web/src/components/button.tsx';
import { failureText } from '#web/src/lib/api/api-error.ts';
import { callText } from '#web/src/lib/api/call-text.ts';
import { useAction } from '#web/src/lib/api/use-action.ts';
import { saveCsv } from '#web/src/lib/save-file.ts';
import { toast } from '#web/src/lib/toast.ts';
import * as messages from './messages.ts';

/** Saves everybody on the list as a file for a spreadsheet. */
export function ExportList({ list }: { list: WaitlistName }) {
  const { run, pending } = useAction(async () => {
    try {
      const text = await callText('GET /api/admin/waitlist.csv', { list });
      saveCsv([text], `waitlist-${list}.csv`);
    } catch (error) {
      toast.error(failureText(error, messages.weCouldntCreateFilePlease));
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
      {messages.downloadCsv}
    </Button>
  );
}
