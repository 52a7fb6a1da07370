import * as z from 'zod';
import { defineContract } from './define-contract.ts';
import { email, newPassword, ok } from './fields.ts';

export const role = z.enum(['admin', 'user']);
export type Role = z.output<typeof role>;

export const session = z.object({
  token: z.string(),
  refreshToken: z.string(),
  id: z.string(),
  email: z.string(),
  role,
  credits: z.number().int(),
  device: z.string(),
});
export type Session = z.output<typeof session>;

export const account = z.object({
  id: z.string(),
  email: z.string(),
  role,
  credits: z.number().int(),
  createdAt: z.string(),
});

export const password = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .max(256);

/**
 * The device token of an earlier response. It grants no access: it only prevents other clients' wrong passwords from
 * slowing this device down.
 */
export const device = z.string().max(200).optional();

export const authContract = defineContract({
  register: {
    method: 'POST',
    path: '/api/auth/register',
    access: 'public',
    summary: 'Create an account. The web app signs in right after.',
    input: z.object({ email, password: newPassword }),
    output: z.object({ id: z.string(), email: z.string() }),
    errors: ['email_taken', 'password_not_accepted', 'too_many_requests'],
  },
  login: {
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    summary: 'Sign in with email and password.',
    input: z.object({ email, password, device }),
    output: session,
    errors: ['wrong_credentials', 'account_disabled', 'too_many_requests'],
  },
  refresh: {
    method: 'POST',
    path: '/api/auth/refresh',
    access: 'public',
    summary: 'Exchange a refresh token for a new access token.',
    input: z.object({ refreshToken: z.string().min(1).max(4096) }),
    output: z.object({ token: z.string(), role }),
    errors: ['session_expired', 'account_disabled'],
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    access: 'public',
    summary: 'Revoke a refresh token.',
    input: z.object({ refreshToken: z.string().min(1).max(4096) }),
    output: ok,
  },
  me: {
    method: 'GET',
    path: '/api/auth/me',
    access: 'member',
    summary: 'The signed-in account.',
    input: z.object({}),
    output: account,
  },
  credits: {
    method: 'GET',
    path: '/api/auth/credits',
    access: 'member',
    summary: 'The credit balance of the signed-in account.',
    input: z.object({}),
    output: z.object({ credits: z.number().int() }),
  },
  requestPasswordReset: {
    method: 'POST',
    path: '/api/auth/request-password-reset',
    access: 'public',
    summary: 'Send a reset link. The response is the same for unknown emails.',
    input: z.object({ email }),
    output: ok,
    errors: ['too_many_requests'],
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'public',
    summary: 'Set a new password with a reset token. Ends every session of the account.',
    input: z.object({
      token: z.string({ error: 'Invalid reset link' }).min(1, 'Invalid reset link').max(200),
      newPassword,
      device,
    }),
    output: ok.extend({ device: z.string() }),
    errors: ['reset_link_invalid', 'password_not_accepted', 'too_many_requests'],
  },
});
