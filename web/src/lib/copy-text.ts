/**
 * Copies a text to the clipboard.
 * @returns Whether the browser allowed it. Browsers deny the clipboard to pages without TLS, or without the visitor's
 * permission.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
