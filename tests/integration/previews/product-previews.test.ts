import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '#shared/contracts/auth.ts';
import { pagesContract } from '#shared/contracts/pages.ts';
import { productPageContract } from '#shared/contracts/product-page.ts';
import { productsContract } from '#shared/contracts/products.ts';
import { encryptedWith, epubFile } from '../../support/epub-file.ts';
import { filmFile, numbersIn } from '../../support/film-file.ts';
import { flacBlock, flacFile, flacRate } from '../../support/flac-file.ts';
import { createPreviews, type Previews } from '../../support/preview-stack.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { mp3File, pdfFile, wavFile } from '../../support/sample-files.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { createUploads, type Uploads } from '../../support/upload-file.ts';

let stack: TestStack;
let uploads: Uploads;
let previews: Previews;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack();
  uploads = await createUploads(stack);
  previews = await createPreviews(stack, uploads);
  admin = await registerAdmin(stack);
});
afterAll(() => stack.stop());

const patience = { timeout: 30_000 };

describe('a product', () => {
  const fields = { title: 'A field guide', price: 9, category: 'Guides' };
  const sendEpub = (itemId: string, file: Buffer) =>
    uploads.send({
      ...{ kind: 'product-file', itemId, file },
      ...{ fileName: 'novel.epub', contentType: 'application/epub+zip' },
    });

  it('shows the first pages of its PDF', async () => {
    const id = 'guide';
    await stack.api(productsContract.create, { ...fields, id, previewPages: 1 }, admin);
    await uploads.send({ kind: 'product-file', itemId: id, file: await pdfFile(6) });
    await expect
      .poll(async () => (await stack.api(productPageContract.getPage, { id })).preview, patience)
      .toMatchObject({ ofPages: 6, pages: [{ text: 'Page 1' }] });
  });

  it('shows the first chapters of its EPUB as text, and nothing else of it', async () => {
    const id = 'novel';
    const choose = async (previewPages: number) => {
      await stack.api(productsContract.update, { ...fields, id, previewPages }, admin);
      return previews.settled(id, 'products');
    };
    const managed = async () =>
      (await stack.api(productsContract.getManaged, { id }, admin)).preview;
    await stack.api(productsContract.create, { ...fields, id, previewPages: 2 }, admin);
    expect(await sendEpub(id, epubFile())).toMatchObject({ state: 'accepted' });
    const { made } = await previews.settled(id, 'products');
    expect((await stack.api(productPageContract.getPage, { id })).chapterPreview).toEqual({
      ofChapters: 3,
      language: 'en-GB',
      chapters: [1, 2].map((part) => ({
        blocks: [{ text: `Part ${part}`, heading: true }, { text: `Words of part ${part}.` }],
      })),
    });
    expect(await managed()).toMatchObject({ pages: 2, state: 'made' });
    const html = await (await stack.send(pagesContract.product, { id })).text();
    expect(html).toContain('Words of part 2.');
    expect(html).not.toContain('part 3');
    expect(made!.chapters!.map((one) => gunzipSync(one).toString()).join()).not.toMatch(/part 3/);
    expect(await uploads.keys('public', `previews/products/${id}/`)).toEqual([]);

    expect((await choose(1)).made?.chapters).toHaveLength(1);
    expect((await choose(0)).made?.chapters).toBeUndefined();
    expect((await stack.api(productPageContract.getPage, { id })).chapterPreview).toBeUndefined();
    expect((await previews.rowOf(id, 'products'))?.due).toBeUndefined();
  });

  it('says on the admin page why it shows no chapters of an EPUB, and is sold', async () => {
    const id = 'locked';
    await stack.api(productsContract.create, { ...fields, id, previewPages: 1 }, admin);
    const more = [encryptedWith('http://www.w3.org/2001/04/xmlenc#aes256-cbc')];
    await sendEpub(id, epubFile(undefined, { more }));
    await previews.settled(id, 'products');
    expect(await stack.api(productsContract.getManaged, { id }, admin)).toMatchObject({
      state: 'published',
      preview: {
        state: 'failed',
        problem: expect.stringMatching(/encrypted, for example with DRM/),
      },
    });
    expect((await stack.api(productPageContract.getPage, { id })).chapterPreview).toBeUndefined();
  });

  describe('that is a recording', () => {
    const types = {
      mp3: 'audio/mpeg',
      wav: 'audio/wav',
      m4a: 'audio/mp4',
      mp4: 'video/mp4',
      mov: 'video/quicktime',
      webm: 'video/webm',
      mkv: 'video/x-matroska',
      flac: 'audio/flac',
    };
    type Ending = keyof typeof types;
    const send = (itemId: string, file: Buffer, ending: Ending) =>
      uploads.send({
        ...{ kind: 'product-file', itemId, file },
        ...{ fileName: `tape.${ending}`, contentType: types[ending] },
      });
    const offer = async (id: string, excerptSeconds: number, ending: Ending, file: Buffer) => {
      const form = { ...fields, id, excerptSeconds, previewPages: 1 };
      await stack.api(productsContract.create, form, admin);
      expect(await send(id, file, ending)).toMatchObject({ state: 'accepted' });
      return previews.settled(id, 'products');
    };
    const shown = async (id: string) =>
      (await stack.api(productPageContract.getPage, { id })).excerpt;
    const managed = async (id: string) =>
      (await stack.api(productsContract.getManaged, { id }, admin)).preview;
    const folder = (id: string) => uploads.keys('public', `previews/products/${id}/`);

    /** Each frame says which one it is. */
    function marked(seconds: number): Buffer {
      const file = mp3File(seconds);
      for (let at = 0; at < file.length; at += 417) file.write(`frame ${at / 417};`, at + 40);
      return file;
    }

    it('has its first seconds in a public file, and the rest in none', async () => {
      const id = 'tape';
      await offer(id, 15, 'mp3', marked(40));
      const excerpt = (await shown(id))!;
      expect(excerpt.seconds).toBeGreaterThan(14.9);
      expect(excerpt.seconds).toBeLessThanOrEqual(15);
      const sound = Buffer.from(await (await fetch(stack.siteUrl + excerpt.url)).bytes());
      const frames = Math.floor((15 * 44_100) / 1152);
      expect(sound).toEqual(marked(40).subarray(0, frames * 417));
      for (const key of await uploads.keys('public', '')) {
        expect((await uploads.read('public', key)).includes(`frame ${frames};`), key).toBe(false);
      }
      expect(await managed(id)).toMatchObject({
        state: 'none',
        excerpt: { seconds: 15, state: 'made' },
      });
      const html = await (await stack.send(pagesContract.product, { id })).text();
      expect(html).toContain(excerpt.url);

      await stack.api(productsContract.update, { ...fields, id, excerptSeconds: 0 }, admin);
      await previews.settled(id, 'products');
      await expect.poll(() => folder(id), patience).toEqual([]);
      expect(await shown(id)).toBeUndefined();
    });

    it('also has them from a WAV', { tags: 'long' }, async () => {
      await offer('waves', 15, 'wav', wavFile(20));
      const excerpt = (await shown('waves'))!;
      expect(excerpt).toMatchObject({ seconds: 15, url: expect.stringMatching(/excerpt\.wav$/) });
      const response = await fetch(stack.siteUrl + excerpt.url);
      expect(response.headers.get('content-type')).toBe('audio/wav');
      expect(await response.bytes()).toHaveLength(44 + 15 * 8000);
    });

    it('also has them from a film, in a file that contains nothing later', async () => {
      const id = 'film';
      await offer(id, 15, 'mov', await filmFile('mov', 20, { reordered: true }));
      const excerpt = (await shown(id))!;
      expect(excerpt).toMatchObject({
        seconds: expect.closeTo(15, 3),
        url: expect.stringMatching(/excerpt\.mp4$/),
        picture: { width: 320, height: 180 },
      });
      const response = await fetch(stack.siteUrl + excerpt.url);
      expect(response.headers.get('content-type')).toBe('video/mp4');
      const film = Buffer.from(await response.bytes());
      expect(Math.max(...numbersIn(film, 'picture'))).toBeLessThan(150);
      expect(Math.max(...numbersIn(film, 'sound'))).toBe(749);
      const html = await (await stack.send(pagesContract.product, { id })).text();
      expect(html).toContain(excerpt.url);

      await stack.api(productsContract.update, { ...fields, id, excerptSeconds: 0 }, admin);
      await expect.poll(() => folder(id), patience).toEqual([]);
    });

    it.each([
      ['m4a', 'audio/mp4'],
      ['webm', 'video/webm'],
      ['mkv', 'video/mp4'],
    ] as const)('also has them from an .%s', { tags: 'long' }, async (ending, contentType) => {
      await offer(ending, 15, ending, await filmFile(ending, 20));
      const { url } = (await shown(ending))!;
      const response = await fetch(stack.siteUrl + url);
      expect(response.headers.get('content-type')).toBe(contentType);
      expect(Math.max(...numbersIn(Buffer.from(await response.bytes()), 'sound'))).toBe(749);
    });

    it('also has them from a FLAC', { tags: 'long' }, async () => {
      await offer('flac', 15, 'flac', flacFile(20));
      const response = await fetch(stack.siteUrl + (await shown('flac'))!.url);
      expect(response.headers.get('content-type')).toBe('audio/flac');
      const frames = Math.floor((15 * flacRate) / flacBlock);
      const sound = Buffer.from(await response.bytes());
      expect(numbersIn(sound, 'sound').at(-1)).toBe(frames - 1);
    });

    it('says on the admin page why a film has none', async () => {
      const film = await filmFile('mp4', 20);
      film.write('hvc1', film.indexOf('avc1', film.indexOf('stsd')));
      await offer('phone', 15, 'mp4', film);
      expect(await managed('phone')).toMatchObject({
        excerpt: {
          state: 'failed',
          problem: expect.stringMatching(/^Not every browser plays this film/),
        },
      });
      expect(await folder('phone')).toEqual([]);
    });

    it('is never public as a whole', async () => {
      await offer('jingle', 30, 'mp3', mp3File(20));
      expect(await shown('jingle')).toBeUndefined();
      expect(await folder('jingle')).toEqual([]);
      expect(await managed('jingle')).toMatchObject({
        state: 'none',
        excerpt: { state: 'failed', problem: expect.stringMatching(/not longer than its excerpt/) },
      });
    });

    it('has none unless the seller says so, and two minutes at most', async () => {
      await offer('silent', 0, 'mp3', mp3File(2));
      expect(await shown('silent')).toBeUndefined();
      expect(await managed('silent')).toMatchObject({ pages: 1, state: 'none' });
      const longer = { ...fields, id: 'silent', excerptSeconds: 121 };
      await expect(stack.api(productsContract.update, longer, admin)).rejects.toMatchObject({
        code: 'validation_failed',
      });
    });
  });
});
