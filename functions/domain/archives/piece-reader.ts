import yauzl from 'yauzl';
import { BadArchive, type ByteSource } from './archive.ts';

const pieceBytes = 1024 * 1024;
/** The most bytes to read. The directory of an archive with 100,000 files has 10 MB. */
const maxBytes = 64 * 1024 * 1024;

type Done = (error: Error | null) => void;

/**
 * Reads bytes for yauzl, which asks for a few dozen at a time, from pieces of a megabyte.
 * @throws BadArchive, through the callback, if far more is asked for than a directory has
 */
export class PieceReader extends yauzl.RandomAccessReader {
  /** The error if the bytes could not be read; the archive itself may be sound. */
  failure: unknown;
  readonly #source: ByteSource;
  #start = 0;
  #piece: Buffer = Buffer.alloc(0);
  #readBytes = 0;

  constructor(source: ByteSource) {
    super();
    this.#source = source;
  }

  override read(target: Buffer, offset: number, length: number, at: number, done: Done): void {
    this.#fill(target, offset, length, at).then(
      () => done(null),
      (error: unknown) => done(error as Error),
    );
  }

  async #fill(target: Buffer, offset: number, length: number, at: number): Promise<void> {
    if (at < this.#start || at + length > this.#start + this.#piece.length) {
      await this.#load(at, length);
    }
    const from = at - this.#start;
    if (this.#piece.copy(target, offset, from, from + length) < length) {
      throw new BadArchive('');
    }
  }

  async #load(at: number, length: number): Promise<void> {
    try {
      this.#piece = await this.#source.read(at, Math.max(length, pieceBytes));
    } catch (error) {
      this.failure = error;
      throw error;
    }
    this.#start = at;
    this.#readBytes += this.#piece.length;
    if (this.#readBytes > maxBytes) throw new BadArchive('');
  }
}
