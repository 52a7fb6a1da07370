import { expect, it, vi } from 'vitest';
import { renderPasswordReset } from '#functions/domain/mails/templates/password-reset.tsx';

vi.mock('#functions/platform/env.ts', () => ({ env: () => ({ SITE_URL: 'https://shop.test' }) }));

it('says how long the link for a new password works', async () => {
  const { text } = await renderPasswordReset('a token');
  expect(text.replaceAll(/\s+/g, ' ')).toContain('The link works once, for 30 minutes.');
  expect(text).toContain('https://shop.test/reset-password?token=a%20token');
});
