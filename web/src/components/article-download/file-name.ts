/**
 * Returns the name under which a file is saved: from its Content-Disposition (RFC 6266, `filename*` first), else the
 * last segment of its URL if that has an extension.
 */
export function fileName(disposition: string | null, url: string): string | undefined {
  const exact = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename="([^"]+)"/i.exec(disposition ?? '')?.[1];
  const inPath = /\/([^/?#]+\.\w+)(?:[?#]|$)/.exec(url)?.[1];
  const name = decoded(exact) ?? plain ?? decoded(inPath);
  return name?.replace(/[/\\]/g, '-');
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return text;
  }
}
