/** Escapes text for HTML. Control characters of a file become question marks. */
export function html(text: string): string {
  return text
    .replace(/[^\P{Cc}\t]|[\ufffe\uffff]/gu, '?')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
