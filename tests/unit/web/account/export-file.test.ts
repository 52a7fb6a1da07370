import { expect, it } from 'vitest';
import { exportFile, exportName } from '#web/src/features/account/profile/export-file.ts';

const at = new Date('2026-11-21T22:59:00.000Z');

it('is readable JSON that explains its parts, and what it leaves out', () => {
  const text = exportFile({ profile: [{ id: 'member-1' }], ledger: [] }, at);
  const { about, profile, ledger } = JSON.parse(text) as Record<string, unknown>;
  expect(profile).toEqual([{ id: 'member-1' }]);
  expect(ledger).toEqual([]);
  expect(about).toMatchObject({
    exportedAt: '2026-11-21T22:59:00.000Z',
    what: expect.stringContaining('Outcrop'),
    parts: { profile: expect.any(String), ledger: expect.any(String) },
    notInThisFile: expect.arrayContaining([
      expect.stringContaining('Card numbers never reach us'),
      expect.stringContaining('Waitlist sign-ups and deletion requests'),
      expect.stringContaining('emails that we sent'),
      expect.stringContaining('log of what administrators did'),
    ]),
  });
  expect(Object.keys((about as { parts: object }).parts)).toEqual(['profile', 'ledger']);
  expect(text.split('\n').length).toBeGreaterThan(10);
});

it('is named after the product and the day', () => {
  expect(exportName(at)).toBe('outcrop-my-data-2026-11-21.json');
});
