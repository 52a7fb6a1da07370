import { maxPartsSigned } from '#shared/constants/upload-parts.ts';
import type { OutputOf } from '#shared/contracts/define-contract.ts';
import type { uploadsContract } from '#shared/contracts/uploads.ts';

export type SignedParts = OutputOf<(typeof uploadsContract)['signParts']>;

interface Batch {
  urls: Map<number, string>;
  expiresAtMs: number;
}

/** The shortest remaining life of a URL to use: once a request has begun, the URL may expire. */
const minLifeMs = 60_000;
/** The URLs of a larger batch would expire on a slow connection before they are used. */
const batchSize = Math.min(16, maxPartsSigned);

/**
 * Creates the source of URLs for parts. They are requested in batches, once for all parts of a batch.
 * @param sign throws ApiError
 */
export function createPartUrls(
  sign: (numbers: number[]) => Promise<SignedParts>,
  parts: readonly number[],
  nowMs: () => number = Date.now,
) {
  const batches = new Map<number, Promise<Batch>>();
  const batchOf = (number: number) => Math.floor(parts.indexOf(number) / batchSize);

  async function ask(batch: number): Promise<Batch> {
    const numbers = parts.slice(batch * batchSize, (batch + 1) * batchSize);
    const signed = await sign(numbers);
    return {
      urls: new Map(signed.parts.map(({ number, url }) => [number, url])),
      expiresAtMs: Date.parse(signed.expiresAt),
    };
  }

  function batchFor(number: number): Promise<Batch> {
    const key = batchOf(number);
    const asked = batches.get(key) ?? ask(key);
    batches.set(key, asked);
    asked.catch(() => batches.delete(key));
    return asked;
  }

  return {
    /**
     * Returns the URL of a part.
     * @throws ApiError
     */
    async of(number: number): Promise<string> {
      const asked = batchFor(number);
      let batch = await asked;
      if (batch.expiresAtMs - nowMs() < minLifeMs) {
        // Unless another part of the batch has renewed it.
        if (batches.get(batchOf(number)) === asked) batches.delete(batchOf(number));
        batch = await batchFor(number);
      }
      return batch.urls.get(number)!;
    },
    /** Drops the URL of a part that S3 refused: the next one is requested again. */
    drop(number: number): void {
      batches.delete(batchOf(number));
    },
  };
}
