import { expect, test, vi } from 'vitest';
import { createFiles } from '#web/src/lib/parts/create-files.ts';
import { FileLoadError } from '#web/src/lib/parts/load-failure.ts';

function setUp(statuses: Record<string, (number | 'cut')[]> = {}) {
  const asked: string[] = [];
  const styled: string[] = [];
  const missing = vi.fn();
  const files = createFiles({
    fetch: async (file) => {
      asked.push(file);
      const status = statuses[file]?.shift() ?? 200;
      if (status === 'cut') throw new TypeError('Failed to fetch');
      return new Response('x', { status });
    },
    addStyles: async (file) => void styled.push(file),
    missing,
  });
  return { files, asked, styled, missing };
}

test('a file is fetched once, and style sheets are added in the order of the cascade', async () => {
  const { files, asked, styled } = setUp();
  await Promise.all([files.load(['/a.js', '/b.css', '/a.css']), files.load(['/a.js', '/b.css'])]);
  await files.load(['/a.css']);
  expect(asked).toEqual(['/a.js', '/b.css', '/a.css']);
  expect(styled).toEqual(['/b.css', '/a.css']);
});

test.each(['/a.js', '/a.css'])('%s that did not load is requested again', async (file) => {
  const { files, asked } = setUp({ [file]: ['cut', 503] });
  await expect(files.load([file])).rejects.toThrow(FileLoadError);
  await expect(files.load([file])).rejects.toThrow(FileLoadError);
  await files.load([file]);
  expect(asked).toEqual([file, file, file]);
});

test('only a file that the server does not have is reported as missing', async () => {
  const { files, missing } = setUp({ '/a.js': ['cut', 503, 404] });
  for (const times of [0, 0, 1]) {
    await files.load(['/a.js']).catch(() => undefined);
    expect(missing).toHaveBeenCalledTimes(times);
  }
});

test('what the document has is not fetched', async () => {
  const { files, asked, styled } = setUp();
  files.present(['/a.js', '/a.css']);
  await files.load(['/a.js', '/a.css', '/b.js']);
  expect([asked, styled]).toEqual([['/b.js'], []]);
});
