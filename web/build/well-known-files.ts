import sharp from 'sharp';
import type { SiteConfig } from '#shared/site-config/schema.ts';

/** Files that browsers and people request by name although no page links to them, by their path in the build. */
export async function wellKnownFiles(
  { emails, locale }: SiteConfig,
  icon: string,
  now = new Date(),
): Promise<Record<string, string | Buffer>> {
  return {
    'favicon.ico': await drawIco(icon),
    'apple-touch-icon.png': await drawIcon(icon, 180),
    '.well-known/security.txt': securityText(emails.support, locale, now),
  };
}

/** RFC 9116. It expires within a year of the build, because it may be outdated by then. */
function securityText(contact: string, locale: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1));
  const [language] = locale.split('-');
  return `Contact: mailto:${contact}\nExpires: ${expires.toISOString()}\nPreferred-Languages: ${language}\n`;
}

function drawIcon(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 72 * (size / 32) })
    .resize(size, size)
    .png()
    .toBuffer();
}

/**
 * An ICO with one PNG, which all current browsers read: a header of 6 bytes, an entry of 16, and the picture.
 */
async function drawIco(svg: string): Promise<Buffer> {
  const size = 48;
  const png = await drawIcon(svg, size);
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
