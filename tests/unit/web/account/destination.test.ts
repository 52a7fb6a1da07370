import { expect, it } from 'vitest';
import { afterSignIn, afterSignUp, rememberNext } from '#web/src/features/account/destination.ts';

const to = (next: string) => new URLSearchParams({ next });

it('goes to the podcast hub after signing in and home after registering, without a "next"', () => {
  expect(afterSignIn('')).toBe('/podcasthub');
  expect(afterSignUp('')).toBe('/');
});

it.each(['/articles/archie?page=2#cited', '/profile', '/', '/login-help'])(
  'goes on to %s',
  (next) => {
    expect(afterSignIn(to(next))).toBe(next);
    expect(afterSignUp(to(next))).toBe(next);
  },
);

it.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  'javascript:alert(1)',
  'articles',
  '',
])('does not leave the site for %j', (next) => {
  expect(afterSignIn(to(next))).toBe('/podcasthub');
  expect(afterSignUp(to(next))).toBe('/');
});

it.each([
  '/login',
  '/login?next=/gear',
  '/register/',
  '/forgot-password#x',
  '/reset-password?token=a',
])('does not send a user who has just signed in to %s', (next) => {
  expect(afterSignIn(to(next))).toBe('/podcasthub');
  expect(afterSignUp(to(next))).toBe('/');
});

it('passes "next" on to the other form', () => {
  expect(rememberNext('/register', to('/gear?tab=lab'))).toBe('/register?next=%2Fgear%3Ftab%3Dlab');
  expect(rememberNext('/register', new URLSearchParams())).toBe('/register');
});
