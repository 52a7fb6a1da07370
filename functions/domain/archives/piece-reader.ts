import yauzl from 'yauzl';
import { BadArchive, type ByteSource } from './archive.ts';

const pieceBytes = 1024 * 1024;
/** A directory of a hundred thousand files has ten megabytes. */
const mostBytes = 64 * 1024 * 1024;

type Done = (error: Error | null) => void;

/**
 * yauzl's way to bytes: it asks for some dozens at a time, which are taken from pieces of a megabyte.
 * @throws BadArchive, through the callback, if far more is asked for than a directory has
 */
export class PieceReader extends yauzl.RandomAccessReader {
  /** Why the bytes could not be had: nothing that the archive is to blame for. */
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
    if (this.#readBytes > mostBytes) throw new BadArchive('');
  }
}
