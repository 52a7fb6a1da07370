import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** A running digest; `digest` is base64, as S3's x-amz-checksum- headers carry it. */
interface Checksum {
  update(chunk: Uint8Array): void;
  digest(): string;
}

const algorithms = {
  crc32: startCrc32,
  sha1: () => startHash('sha1'),
  sha256: () => startHash('sha256'),
} satisfies Record<string, () => Checksum>;

export type ChecksumName = keyof typeof algorithms;

export function isChecksumName(name: string): name is ChecksumName {
  return Object.hasOwn(algorithms, name);
}

export function startChecksum(name: ChecksumName): Checksum {
  return algorithms[name]();
}

function startHash(algorithm: string): Checksum {
  const hash = createHash(algorithm);
  return {
    update: (chunk) => void hash.update(chunk),
    digest: () => hash.digest('base64'),
  };
}

function startCrc32(): Checksum {
  let value = 0;
  return {
    update: (chunk) => void (value = crc32(chunk, value)),
    digest() {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes.toString('base64');
    },
  };
}
