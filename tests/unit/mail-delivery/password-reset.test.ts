import { expect, it } from 'vitest';
import { renderPasswordReset } from '#functions/domain/mail-delivery/templates/password-reset.tsx';

it('says how long the link for a new password works', async () => {
  const { text } = await renderPasswordReset('a token');
  expect(text.replaceAll(/\s+/g, ' ')).toContain('The link works once, for 30 minutes.');
  expect(text).toContain('https://shop.example/reset-password?token=a%20token');
});
