import { expect, it } from 'vitest';
import type * as z from 'zod';
import { password } from '#shared/contracts/auth.ts';
import { newPassword } from '#shared/contracts/fields.ts';

const firstIssue = (field: z.ZodType, value: unknown) =>
  field.safeParse(value).error?.issues[0]?.message;

it.each([
  ['', 'Password is required'],
  [undefined, 'Password is required'],
  ['short', 'Password must be at least 6 characters'],
])('says of the new password %j what is missing first', (value, text) => {
  expect(firstIssue(newPassword, value)).toBe(text);
});

it.each(['', undefined])('says of the password %j that it is required', (value) => {
  expect(firstIssue(password, value)).toBe('Password is required');
});
