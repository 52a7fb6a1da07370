/** Samples in a frame, and a second. */
export const flacBlock = 4096;
export const flacRate = 44_100;

/**
 * Writes a FLAC (RFC 9639) whose frames say their number (`sound 3;`), with a title. It cannot be decoded.
 * @param statedSeconds the length in its header, if the file is to be cut off
 */
export function flacFile(seconds: number, statedSeconds = seconds): Buffer {
  const frames = Math.ceil((seconds * flacRate) / flacBlock);
  const tags = comments('TITLE=The secret title');
  return Buffer.concat([
    Buffer.from('fLaC'),
    block(0, streamInfo(Math.round(statedSeconds * flacRate))),
    block(4, tags, true),
    ...Array.from({ length: frames }, (_, number) => frame(number)),
  ]);
}

/** A metadata block (8.1). */
function block(type: number, content: Buffer, isLast = false): Buffer {
  const header = Buffer.alloc(4);
  header.writeUInt32BE(content.length);
  header[0] = type + (isLast ? 0x80 : 0);
  return Buffer.concat([header, content]);
}

/** The block STREAMINFO (8.2): two channels of 16 bits. */
function streamInfo(samples: number): Buffer {
  const info = Buffer.alloc(34);
  info.writeUInt16BE(flacBlock, 0);
  info.writeUInt16BE(flacBlock, 2);
  info.writeBigUInt64BE(
    (BigInt(flacRate) << 44n) | (1n << 41n) | (15n << 36n) | BigInt(samples),
    10,
  );
  info.fill(0xab, 18);
  return info;
}

/** The block VORBIS_COMMENT (8.6). */
function comments(...fields: string[]): Buffer {
  const sized = (text: string) => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(Buffer.byteLength(text));
    return Buffer.concat([size, Buffer.from(text)]);
  };
  const count = Buffer.alloc(4);
  count.writeUInt32LE(fields.length);
  return Buffer.concat([sized('test'), count, ...fields.map(sized)]);
}

/** A frame (9) of constant size, with the checksum of its header. */
function frame(number: number): Buffer {
  // 4096 samples, 44.1 kHz, two channels, 16 bits; the number is coded as UTF-8 codes a character.
  const header = Buffer.concat([
    Buffer.from([0xff, 0xf8, 0xc9, 0x18]),
    Buffer.from(String.fromCodePoint(number)),
  ]);
  const content = Buffer.alloc(40);
  content.write(`sound ${number};`);
  return Buffer.concat([header, Buffer.from([crc8(header)]), content]);
}

/** The checksum of a frame's header (9.1.8): x^8 + x^2 + x + 1. */
function crc8(bytes: Buffer): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc << 1) ^ (crc & 0x80 ? 0x107 : 0);
  }
  return crc;
}
