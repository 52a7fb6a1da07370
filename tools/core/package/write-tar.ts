export interface TarFile {
  name: string;
  text: string;
  /** Executable. */
  program?: boolean;
}

/** A fixed owner and time, as npm writes them, so that the same files give the same archive. */
const modifiedAt = Date.UTC(1985, 9, 26, 8, 15) / 1000;
const block = 512;

/** Returns a tar archive (POSIX ustar). Names may be at most 100 bytes long. */
export function writeTar(files: readonly TarFile[]): Buffer {
  const parts = files.flatMap(({ name, text, program }) => {
    const content = Buffer.from(text);
    const padding = Buffer.alloc((block - (content.length % block)) % block);
    return [head(name, content.length, program ? 0o755 : 0o644), content, padding];
  });
  return Buffer.concat([...parts, Buffer.alloc(2 * block)]);
}

function head(name: string, size: number, mode: number): Buffer {
  const bytes = Buffer.alloc(block);
  const octal = (value: number, at: number, length: number) =>
    bytes.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at, 'latin1');
  bytes.write(name, 0, 'latin1');
  octal(mode, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(modifiedAt, 136, 12);
  bytes.write('        0', 148, 'latin1');
  bytes.write('ustar\0' + '00', 257, 'latin1');
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return bytes;
}
