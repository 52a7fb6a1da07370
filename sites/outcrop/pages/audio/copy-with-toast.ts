import { copyText } from '#web/src/lib/copy-text.ts';
import { toast } from '#web/src/lib/toast.ts';

/** Copies a text and says so. If the browser refuses, the toast shows the text for the visitor to copy. */
export async function copyWithToast(text: string, done: string): Promise<void> {
  if (await copyText(text)) toast.success(done);
  else toast.error(`Your browser blocked copying. Here is the text: ${text}`);
}
