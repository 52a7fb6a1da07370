import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';

async function rowsOf(chat: boolean, credits = chat): Promise<string[]> {
  vi.resetModules();
  vi.doMock('#shared/site-config/capabilities.ts', () => ({ capabilities: { chat, credits } }));
  const { KeptPeriods } = await import('#web/src/components/kept-periods.tsx');
  const html = renderToStaticMarkup(<KeptPeriods before={[['Reports', '24 hours']]} />);
  return [...html.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, what]) => what!);
}

afterEach(() => vi.doUnmock('#shared/site-config/capabilities.ts'));

it('states what the site keeps, and what the assistant keeps where it is on', async () => {
  const rows = await rowsOf(true);
  expect(rows[0]).toBe('Reports');
  expect(rows).toEqual(
    expect.arrayContaining([
      'Assistant replies',
      'Account, library, credits',
      'Fingerprint of a deleted account’s address',
    ]),
  );
});

it('states nothing of replies, credits or fingerprints where the assistant is off', async () => {
  const rows = await rowsOf(false);
  expect(rows).toContain('Account and library');
  expect(rows.filter((what) => /repl|credit|fingerprint/i.test(what))).toEqual([]);
});

it('states nothing of credits or fingerprints where replies are free', async () => {
  const rows = await rowsOf(true, false);
  expect(rows).toEqual(expect.arrayContaining(['Assistant replies', 'Account and library']));
  expect(rows.filter((what) => /credit|fingerprint/i.test(what))).toEqual([]);
});
