import { toast } from '#web/src/lib/toast.ts';

/** Copies a text and says so. If the browser refuses, the toast shows the text for the visitor to copy. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(done);
  } catch {
    toast.error(`Your browser blocked copying. Here is the text: ${text}`);
  }
}
