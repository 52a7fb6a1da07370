import { SiteMistake } from '../site-config/site-mistake.ts';

/**
 * Waits for all checks and returns their results.
 * @throws SiteMistake with the sentences of all that failed, each once
 */
export async function gather<Results extends readonly unknown[]>(
  checks: readonly [...{ [At in keyof Results]: Promise<Results[At]> }],
): Promise<Results> {
  const all: readonly Promise<unknown>[] = checks;
  const settled = await Promise.allSettled(all);
  const errors = settled.flatMap((one): unknown[] =>
    one.status === 'rejected' ? [one.reason] : [],
  );
  const mistakes = errors.filter((error) => error instanceof SiteMistake);
  if (mistakes.length < errors.length) {
    throw errors.find((error) => !(error instanceof SiteMistake));
  }
  if (mistakes.length > 0) {
    throw new SiteMistake(...new Set(mistakes.flatMap(({ sentences }) => sentences)));
  }
  return Promise.all(all) as Promise<unknown> as Promise<Results>;
}
