import { mostPartsSigned } from '#shared/constants/upload-parts.ts';
import type { OutputOf } from '#shared/contracts/define-contract.ts';
import type { uploadsContract } from '#shared/contracts/uploads.ts';

export type SignedParts = OutputOf<(typeof uploadsContract)['signParts']>;

interface Batch {
  urls: Map<number, string>;
  expiresAtMs: number;
}

/** A URL that is used now takes its part even if it expires while that is on its way. */
const leastLifeMs = 60_000;
/** On a slow line the URLs of a larger batch would expire before they are used. */
const batchSize = Math.min(16, mostPartsSigned);

/**
 * The URLs of parts, asked for in batches and once for all that need one of a batch.
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
    /** @throws ApiError */
    async of(number: number): Promise<string> {
      const asked = batchFor(number);
      let batch = await asked;
      if (batch.expiresAtMs - nowMs() < leastLifeMs) {
        // Unless another part of the batch has renewed it.
        if (batches.get(batchOf(number)) === asked) batches.delete(batchOf(number));
        batch = await batchFor(number);
      }
      return batch.urls.get(number)!;
    },
    /** S3 did not take it: the next one is asked for anew. */
    drop(number: number): void {
      batches.delete(batchOf(number));
    },
  };
}
