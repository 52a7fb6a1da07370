/** The first bytes of UTF-16, with its byte order mark or with `<`. */
const utf16: Readonly<Record<string, string>> = {
  fffe: 'utf-16le',
  feff: 'utf-16be',
  '3c00': 'utf-16le',
  '003c': 'utf-16be',
};

/** Decodes an XML file in the encoding that its first bytes show or that it declares. */
export function decodeText(bytes: Buffer): string {
  const label = utf16[bytes.toString('hex', 0, 2)] ?? declared(bytes) ?? 'utf-8';
  return decoder(label).decode(bytes);
}

/** Returns the declared encoding. A declaration readable in single bytes is never UTF-16. */
function declared(bytes: Buffer): string | undefined {
  const start = bytes.toString('latin1', 0, 200);
  const [, label] = /^[^<]*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(start) ?? [];
  return label && !/^utf-?16/i.test(label) ? label : undefined;
}

function decoder(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}
