import { expect, it } from 'vitest';
import { passwordStrength } from '#web/src/features/account/password-strength.ts';

it.each([
  ['', 0, 'Too Short'],
  ['gravel', 0, 'Too Short'],
  ['gravels', 0, 'Too Short'],
  ['limestone', 1, 'Weak'],
  ['Clay', 1, 'Weak'],
  ['Limestone', 2, 'Fair'],
  ['A1!', 3, 'Good'],
  ['Limestone7', 3, 'Good'],
  ['Limestone 7', 4, 'Strong'],
  ['Limestone7!', 4, 'Strong'],
] as const)('scores %j as %i, %s', (password, score, word) => {
  expect(passwordStrength(password)).toMatchObject({ score, word });
});

it('requires eight characters, not eight code units', () => {
  expect(passwordStrength('🪨🪨🪨🪨').score).toBe(1);
  expect(passwordStrength('🪨🪨🪨🪨🪨🪨🪨🪨').score).toBe(2);
});

it('knows uppercase letters and digits of other scripts, and counts no letter as special', () => {
  const met = (password: string) =>
    passwordStrength(password)
      .criteria.filter((criterion) => criterion.met)
      .map(({ label }) => label);
  expect(met('Ñ')).toEqual(['An uppercase letter']);
  expect(met('٣')).toEqual(['A digit']);
  expect(met('ñ日ก่')).toEqual([]);
  expect(met('§')).toEqual(['A special character']);
});
