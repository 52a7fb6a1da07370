import { deflateSync } from 'node:zlib';

/** A PDF of one page with these drawing commands, written by hand. */
function onePage(
  commands: string,
  box = '0 0 595 842',
  objects: readonly Buffer[] = [],
  resources = '',
) {
  const squeezed = deflateSync(commands);
  const all = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 4 0 R /Resources << ${resources} >> >>`,
    ),
    stream('/Filter /FlateDecode', squeezed),
    ...objects,
  ];
  const parts = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  for (const [index, object] of all.entries()) {
    offsets.push(length);
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      object,
      Buffer.from('\nendobj\n'),
    ]);
    parts.push(part);
    length += part.length;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${all.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}

function stream(entries: string, bytes: Buffer): Buffer {
  const head = `<< ${entries} /Length ${bytes.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream')]);
}

/** Far longer than wide. */
export const ribbonPdf = () => onePage('0 0 m 10 10 l S', '0 0 20 14400');

/** Two hundred kilobytes with millions of shapes to fill: a minute's work and more. */
export const endlessPdf = () => onePage('0 0 m 500 500 l 10 800 l f '.repeat(3_000_000));

/** Forms that draw forms that draw forms, twenty each: 20 to the power of 8. */
export function nestedPdf(): Buffer {
  const depth = 8;
  const forms = Array.from({ length: depth }, (_, index) => {
    const isLast = index === depth - 1;
    const commands = isLast ? '0 0 m 500 500 l 10 800 l f' : '/F Do '.repeat(20);
    const next = isLast ? '' : `/XObject << /F ${index + 6} 0 R >>`;
    return stream(
      `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << ${next} >>`,
      Buffer.from(commands),
    );
  });
  return onePage('/F Do '.repeat(20), undefined, forms, '/XObject << /F 5 0 R >>');
}

/** A page as large as a town; it is drawn no larger than any other. */
export const hugePdf = () => onePage('0 0 m 10 10 l S', '0 0 1000000 1000000');

/** A picture that claims ten gigabytes of pixels and has a hundredth of them. */
export function giantPicturePdf(): Buffer {
  const picture = stream(
    '/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode',
    deflateSync(Buffer.alloc(64 * 1024 * 1024)),
  );
  return onePage('600 0 0 800 0 0 cm /I Do', undefined, [picture], '/XObject << /I 5 0 R >>');
}
