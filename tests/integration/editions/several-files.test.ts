import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { downloadsContract } from '#shared/contracts/downloads.ts';
import { fileDownloadsContract } from '#shared/contracts/file-downloads.ts';
import { productFilesContract } from '#shared/contracts/item-files.ts';
import { productPageContract } from '#shared/contracts/product-page.ts';
import { failureOf } from '../../support/failure-of.ts';
import { mp3File, pdfFile } from '../../support/sample-files.ts';
import { startProductCheckout } from '../../support/sample-products.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { createUploads, type Uploads } from '../../support/upload-file.ts';

const inShop = { category: 'E-books', shortDescription: 'A', longDescription: 'B' };
const day = 24 * 3600 * 1000;

let stack: TestStack;
let uploads: Uploads;
beforeAll(async () => {
  stack = await startTestStack();
  uploads = await createUploads(stack);
});
afterAll(() => stack.stop());

const { readFiles, setFiles, publishEdition, discardEdition } = productFilesContract;
const admin = () => uploads.uploader;

async function bytesOf(response: Promise<Response>): Promise<Buffer> {
  const { headers } = await response;
  const file = await fetch(headers.get('location')!);
  return Buffer.from(await file.arrayBuffer());
}

describe('several files', () => {
  const kind = 'product-extra';
  const itemId = 'p-several';
  const read = () => stack.api(readFiles, { id: itemId }, admin());
  const idsOf = async () => (await read()).files.map(({ id }) => id);

  it('are one edition as long as nobody has bought it, in the order that the seller chose', async () => {
    await uploads.draft('products', itemId, inShop);
    const early = await uploads.send({ kind, itemId, file: mp3File(5) });
    expect([early.state, early.reason]).toEqual(['rejected', expect.stringContaining('main file')]);
    const main = await uploads.send({ kind: 'product-file', itemId, file: await pdfFile(2) });
    const sent = [mp3File(50), await pdfFile(1)];
    const a = await uploads.send({ kind, itemId, file: sent[0]! });
    const b = await uploads.send({
      kind,
      itemId,
      file: sent[1]!,
      fileName: 'tables.pdf',
      contentType: 'application/pdf',
    });
    expect(await idsOf()).toEqual([main.id, a.id, b.id]);
    await stack.api(setFiles, { id: itemId, files: [main.id, b.id, a.id] }, admin());
    const { editions, file } = await stack.api(productPageContract.getPage, { id: itemId });
    expect(editions).toMatchObject([
      {
        number: 1,
        files: [{ pages: 2 }, { name: 'tables.pdf', pages: 1 }, { name: 'talk.mp3' }],
      },
    ]);
    expect(file!.pages).toBe(2);
  });

  it('are refused if the main file is not first, or if one does not exist', async () => {
    const [main, ...others] = await idsOf();
    const code = async (files: string[]) =>
      (await failureOf(stack.api(setFiles, { id: itemId, files }, admin()))).code;
    expect(await code([...others, main!])).toBe('validation_failed');
    expect(await code([main!, 'no-such-file'])).toBe('conflict');
  });

  it('change in a draft once somebody has bought them, which can be discarded', async () => {
    const buyer = await stack.register();
    const sessionId = await startProductCheckout(stack, buyer, itemId);
    await stack.stripe.pay(sessionId);
    await stack.stripe.idle();
    const [main, b, a] = await idsOf();
    const changed = await stack.api(setFiles, { id: itemId, files: [main!, a!] }, admin());
    expect([changed.draft, changed.files.map(({ id }) => id)]).toEqual([{ number: 2 }, [main, a]]);
    const added = await uploads.send({ kind, itemId, file: mp3File(7) });
    expect(await idsOf()).toEqual([main, a, added.id]);
    await stack.api(discardEdition, { id: itemId }, admin());
    expect(await idsOf()).toEqual([main, b, a]);
    await uploads.sweepAfter(2 * day);
    const stems = [main, a, b].map((id) => `products/${itemId}/${id}`);
    const left = await uploads.keys('private', `products/${itemId}/`);
    expect(left.map((key) => key.replace(/\.\w+$/, ''))).toEqual(stems.sort());
    const request = { resourceId: itemId, resourceType: 'product' as const, sessionId };
    const { token } = await stack.api(downloadsContract.token, request, buyer);
    const asked = { id: itemId, file: a!, token };
    const bytes = await bytesOf(stack.send(fileDownloadsContract.productFile, asked));
    expect(bytes.equals(mp3File(50))).toBe(true);
  });

  it('are all accepted when they arrive at once, whatever else happens to the draft', async () => {
    const [main] = await idsOf();
    const rows = await Promise.all(
      [11, 12, 13].map((seconds) => uploads.send({ kind, itemId, file: mp3File(seconds) })),
    );
    expect(rows.map(({ state }) => state)).toEqual(['accepted', 'accepted', 'accepted']);
    const ids = await idsOf();
    expect(ids).toEqual(expect.arrayContaining(rows.map(({ id }) => id)));
    expect(ids[0]).toBe(main);
    const wanted = { id: itemId, number: 2, changes: 'More to hear.' };
    await Promise.all([
      stack.api(publishEdition, wanted, admin()),
      uploads.send({ kind, itemId, file: mp3File(14) }),
    ]);
    const { editions, draft, files } = await read();
    expect(editions[0]).toMatchObject({ number: 2, changes: 'More to hear.' });
    // The last file arrived before publication, or is in the draft of the next edition.
    const all = draft ? files : editions[0]!.files;
    expect([draft?.number, all.length]).toEqual([draft && 3, 7]);
  });
});
