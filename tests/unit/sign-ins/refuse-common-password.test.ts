import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AppError } from '#functions/platform/app-error.ts';
import { refuseCommonPassword } from '#functions/domain/sign-ins/refuse-common-password.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { site as blankSite } from '#sites/blank/config/site.ts';
import { site as bluesSite } from '#sites/blue-third/config/site.ts';

beforeEach(() => {
  siteConfig.refuseCommonPasswords = true;
});
afterEach(() => {
  delete siteConfig.refuseCommonPasswords;
});

const email = 'ann.smithson@quarry.example';
function faultOf(password: string): string | undefined {
  try {
    refuseCommonPassword(email, password, 'newPassword');
    return undefined;
  } catch (error) {
    return (error as AppError).details.fields?.['newPassword'];
  }
}

it.each(['123456', 'PassWord', 'qwerty', 'letmein', 'trustno1', 'abcdef', 'granite'])(
  'refuses %s, which is among the most common',
  (password) => expect(faultOf(password)).toMatch(/most common/),
);

it.each([
  'Outcrop1',
  'outcrop2026!',
  '2026 Outcrop-Geoscience',
  'geoscience99',
  'outcropoutcrop',
  'ann.smithson',
  'Smithson77',
  'quarry#1',
  'ann.smithson@quarry.example',
  'Administrator!',
])('refuses %s, a word of the shop or of the address', (password) =>
  expect(faultOf(password)).toMatch(/easy to guess/),
);

it.each(['folded-limestone', 'an outcrop of gneiss', 'Anna-Smithson', 'zq7h!v', 'дворняга-7'])(
  'accepts %s',
  (password) => expect(faultOf(password)).toBeUndefined(),
);

it('accepts every password unless the site asks for more', () => {
  delete siteConfig.refuseCommonPasswords;
  expect(faultOf('123456')).toBeUndefined();
});

it('is on in the second sample and in every new site', () => {
  expect([blankSite, bluesSite].map((site) => site.refuseCommonPasswords)).toEqual([true, true]);
});
