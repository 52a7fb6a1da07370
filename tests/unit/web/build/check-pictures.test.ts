import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { site } from '#sites/blank/config/site.ts';
import { checkPictures } from '#web/build/check-pictures.ts';

const blank = path.resolve(import.meta.dirname, '../../../../sites/blank');
let folder: string;

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function copy(file?: string, change = (text: string) => text): void {
  folder = mkdtempSync(path.join(tmpdir(), 'outcrop-pictures-'));
  cpSync(blank, folder, { recursive: true });
  if (!file) return;
  const place = path.join(folder, file);
  writeFileSync(place, change(readFileSync(place, 'utf8')));
}

it('reports nothing for valid pictures', async () => {
  copy();
  await expect(checkPictures(folder, site)).resolves.toBeUndefined();
});

it('refuses a placeholder that is not a JPEG', async () => {
  copy('art/article-placeholder.jpg', () => 'hello');
  await expect(checkPictures(folder, site)).rejects.toThrow(
    /article-placeholder\.jpg: This is not a JPEG picture\. Save it as JPEG\.$/,
  );
});

it('refuses a cover that is not an SVG', async () => {
  copy('art/podcast-cover.ts', (text) => text.replace('return `<svg', 'return `<svgg'));
  await expect(checkPictures(folder, site)).rejects.toThrow(
    /podcast-cover\.ts: What the function returns is not a valid SVG picture\./,
  );
});
