import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Product } from '#functions/domain/products/product.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { uploadsContract } from '#shared/contracts/uploads.ts';
import { everyKill } from '../support/every-kill.ts';
import { prepareChild } from '../support/run-child.ts';
import { registerAdmin } from '../support/sample-admin.ts';
import { wavHeader } from '../support/sample-files.ts';
import { startTestStack, type TestStack } from '../support/start-test-stack.ts';
import { createUploads, type Uploads } from '../support/upload-file.ts';
import { partOf, putPart, wavOfParts } from '../support/upload-parts.ts';

const file = wavOfParts(9 * 1024 * 1024, (bytes) => wavHeader(bytes, 8000));
const { start, signParts, complete } = uploadsContract;

let stack: TestStack;
let uploads: Uploads;
let admin: Session;
let runChild: Awaited<ReturnType<typeof prepareChild>>;
beforeAll(async () => {
  stack = await startTestStack();
  uploads = await createUploads(stack);
  admin = await registerAdmin(stack);
  runChild = await prepareChild(
    fileURLToPath(new URL('./children/upload-in-parts.ts', import.meta.url)),
  );
});
afterAll(() => stack.stop());

const requestFor = (id: string) => ({
  id,
  kind: 'product-file' as const,
  fileName: 'well.wav',
  contentType: 'audio/wav',
  size: file.length,
  modifiedAt: 5,
});

/** Runs a call of the admin in a process that dies at its n-th request. @returns whether it died */
const killed = (call: string, input: object, killAt: number) =>
  runChild(
    { CALL: call, INPUT: JSON.stringify(input), USER_ID: admin.id, USER_EMAIL: admin.email },
    killAt,
  );

async function sendAll(id: string) {
  const plan = await stack.api(start, requestFor(id), admin);
  const { uploadId } = plan;
  const signed = await stack.api(signParts, { id: uploadId, numbers: [1, 2] }, admin);
  for (const { number, url } of signed.parts) {
    expect((await putPart(url, partOf(file, plan, number))).status).toBe(200);
  }
  return uploadId;
}

async function expectPublished(itemId: string, uploadId: string): Promise<void> {
  expect(await uploads.decided(uploadId)).toMatchObject({ state: 'accepted' });
  const { file: published } = await uploads.item<Product>('products', itemId);
  expect(published).toMatchObject({ sizeBytes: file.length });
}

it.each([
  ['start', 5],
  ['complete', 4],
] as const)(
  '%s, killed between any two lines, is finished by the same call',
  async (call, minSteps) => {
    const steps = await everyKill(async (killAt) => {
      const itemId = await uploads.draft('products', `${call}-${killAt}`);
      const input = call === 'start' ? requestFor(itemId) : { id: await sendAll(itemId) };
      const died = await killed(call, input, killAt);
      const uploadId = call === 'start' ? await sendAll(itemId) : String(input.id);
      await stack.api(complete, { id: uploadId }, admin);
      await expectPublished(itemId, uploadId);
      return died;
    });
    expect(steps).toBeGreaterThanOrEqual(minSteps);
  },
  300_000,
);
