import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seedSamples } from '#infra/local/seed/seed-samples.ts';
import type { LoadHandler } from '#infra/local/gateway/invoke.ts';
import type { StackOptions } from '#infra/local/start-stack.ts';
import { articlesContract } from '#shared/contracts/articles.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack } from '../../support/start-test-stack.ts';
import type { Shop } from './flows.ts';
import { createMeter } from './meter.ts';

/** The local stack with the samples of the site, and a meter on its functions. */
export async function openShop(
  load: LoadHandler,
  options: Partial<StackOptions> = {},
): Promise<Shop & { close(): Promise<void> }> {
  const meter = createMeter(load);
  const stack = await startTestStack({ ...options, loadHandler: meter.loadHandler });
  const marks = await mkdtemp(path.join(tmpdir(), 'outcrop-cost-'));
  const { signal } = new AbortController();
  await seedSamples(stack, marks, { signal, onProgress: () => undefined });
  const papers = await stack.api(articlesContract.list, { sort: 'newest' });
  const [paper, other] = papers.filter(({ isFree }) => !isFree);
  const unwatch = meter.watch(stack);
  return {
    stack,
    meter,
    admin: await registerAdmin(stack),
    paper: paper!.id,
    other: other!.id,
    async close() {
      unwatch();
      await stack.stop();
      await rm(marks, { recursive: true });
    },
  };
}
