import { tmpdir } from 'node:os';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { createColours } from '#tools/core/cli/colours.ts';
import { formats } from '#tools/core/cli/formats/formats.ts';
import { runStreamJob, type CheckedLog } from '#tools/core/cli/log-job.ts';
import { createSpool } from '#tools/core/cli/spool.ts';
import { cell, spoilt } from './clean-las.ts';

const letters = ['first, ', 'ä € 😀, ', '', 'x'.repeat(200_000)];

describe.each([
  ['in memory', 1e6],
  ['in a file from the first piece on', 0],
  ['in a file from the last piece on', 1000],
])('a spool %s', (_, maxInMemory) => {
  it('gives back each piece, and all of them in turn', () => {
    const spool = createSpool(maxInMemory);
    const places = letters.map((text) => spool.add(text));
    expect(spool.read(places[1]!)).toBe(letters[1]);
    places.push(spool.add('last'));
    expect(places.toReversed().map(spool.read)).toEqual([...letters, 'last'].toReversed());
    const pieces = [...spool.all()];
    expect(pieces.join('')).toBe(`${letters.join('')}last`);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(100_000);
    spool.close();
  });

  it('does not split characters that lie across two pieces', () => {
    const spool = createSpool(maxInMemory);
    const text = `a${'😀'.repeat(50_000)}`;
    spool.add(text);
    expect([...spool.all()].join('')).toBe(text);
    spool.close();
  });
});

test('an empty spool has no text', () => {
  expect([...createSpool().all()]).toEqual([]);
});

describe('a temporary folder that cannot be used', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('is named, with a way to solve it', () => {
    vi.stubEnv('TMPDIR', '/nowhere/at all');
    vi.stubEnv('TEMP', '/nowhere/at all');
    const spool = createSpool(100);
    spool.add('x'.repeat(100));
    expect(() => spool.add('x')).toThrow(
      `${tmpdir()}: There is no such folder. A long report is buffered there. To use another folder, set TMPDIR, or TEMP on Windows.`,
    );
  });
});

describe('a report of logs', async () => {
  const log = async (file: string, text: string) => {
    const job = { file, config: {}, withPictures: true };
    const outcome = await runStreamJob(
      job,
      (async function* () {
        yield await Promise.resolve(Buffer.from(text));
      })(),
    );
    return outcome as CheckedLog;
  };
  const logs = [
    await log('clean.las', spoilt()),
    await log('warning.las', spoilt(cell(150, 1, '700'))),
    await log('error.las', spoilt(cell(7, 2, '**'))),
  ];
  const end = {
    problems: ['lost.las: There is no such file or folder.'],
    known: { leftOut: 0, gone: 0 },
    run: { startedAt: new Date(0), host: 'here', seconds: 1 },
  };

  test.each(['junit', 'html'] as const)('as %s is the same from a file as from memory', (name) => {
    const [inMemory, inFile] = [1e9, 0].map((most) => {
      const spool = createSpool(most);
      const writer = formats[name]({ colours: createColours(false), spool });
      // The format keeps none of it.
      for (const one of logs) expect(writer.add(one)).toBe('');
      return [...writer.end(end)].join('');
    });
    expect(inFile).toBe(inMemory);
    expect(inFile!.match(/700 in a single row/g)).toHaveLength(1);
  });
});
