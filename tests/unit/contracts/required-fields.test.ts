import { expect, it } from 'vitest';
import { newPassword } from '#shared/contracts/fields.ts';

it.each([
  ['', 'Password is required'],
  ['short', 'Password must be at least 6 characters'],
])('says of the password %j what is missing first', (password, text) => {
  expect(newPassword.safeParse(password).error?.issues[0]?.message).toBe(text);
});
