/**
 * The name under which a file is saved: from its Content-Disposition (RFC 6266, the exact form first), else the
 * last part of its url when that has an ending.
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
