import { Download } from 'lucide-react';
import { Button } from '#web/src/components/button.tsx';
import { failureText } from '#web/src/lib/api/api-error.ts';
import { callText } from '#web/src/lib/api/call-text.ts';
import { useAction } from '#web/src/lib/api/use-action.ts';
import { saveCsv } from '#web/src/lib/save-file.ts';
import { site } from '#shared/site-config/site.ts';
import * as messages from './messages.ts';
import styles from './statement.module.css';

const fileName = `${site.brand.product.toLowerCase()}-credits.csv`;

/** Saves the statement as a file for a spreadsheet. */
export function ExportButton() {
  const { run, pending, error } = useAction(async () => {
    saveCsv([await callText('GET /api/credits/statement.csv', {})], fileName);
  });
  return (
    <>
      <Button
        variant="quiet"
        icon={<Download aria-hidden />}
        pending={pending}
        onClick={() => void run()}
      >
        {messages.downloadCsv}
      </Button>
      {error && (
        <p role="alert" className={styles.failure}>
          {failureText(error, messages.weCouldntCreateFilePlease)}
        </p>
      )}
    </>
  );
}
