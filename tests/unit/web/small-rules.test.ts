import { expect, test } from 'vitest';
import { readPaging } from '#web/src/lib/api/paging.ts';
import {
  formatMoney,
  formatMoneyCompact,
  formatMoneyMinor,
  formatMoneyShort,
} from '#web/src/lib/money.ts';
import { nextPath, withNext } from '#web/src/lib/next-path.ts';

test('money is formatted in the locale of the site', () => {
  expect(formatMoney(4.5, 'gbp')).toBe('£4.50');
  expect(formatMoney(0, 'gbp')).toBe('£0.00');
  expect(formatMoneyMinor(123_456, 'gbp')).toBe('£1,234.56');
  expect(formatMoneyMinor(500, 'jpy')).toBe('JP¥500');
  const ticks = [0, 11.5, 34.5, 1150, 3450].map((tick) => formatMoneyCompact(tick, 'gbp'));
  expect(ticks).toEqual(['£0', '£11.5', '£34.5', '£1.15k', '£3.45k']);
  expect(formatMoneyShort(4900, 'usd')).toBe('$49');
  expect(formatMoneyShort(4950, 'usd')).toBe('$49.50');
});

test.each([
  ['/articles/42?sort=newest#top', '/articles/42?sort=newest#top'],
  ['/', '/'],
  [undefined, '/podcasthub'],
  ['', '/podcasthub'],
  ['articles', '/podcasthub'],
  ['https://evil.example/', '/podcasthub'],
  ['//evil.example/', '/podcasthub'],
  ['/\\evil.example/', '/podcasthub'],
  ['/\t/evil.example/', '/podcasthub'],
  ['javascript:alert(1)', '/podcasthub'],
])('after signing in, next=%s leads to %s', (next, expected) => {
  expect(nextPath(new URLSearchParams(next === undefined ? {} : { next }))).toBe(expected);
});

test('the path to return to is kept from form to form', () => {
  const path = '/articles/42?q=a b&sort=rating';
  const login = withNext('/login', path);
  expect(withNext('/register', login)).toBe(login.replace('/login', '/register'));
  expect(withNext('/register', '/login')).toBe('/register');
  expect(login).toBe('/login?next=%2Farticles%2F42%3Fq%3Da+b%26sort%3Drating');
  expect(nextPath(login.slice(login.indexOf('?')))).toBe('/articles/42?q=a%20b&sort=rating');
});

test('paging is read from Link and X-Total-Count', () => {
  const headers = new Headers({
    link: '</api/articles?limit=24&cursor=abc%2B1>; rel="next"',
    'x-total-count': '10000',
  });
  expect(readPaging(headers)).toEqual({ nextCursor: 'abc+1', total: 10_000 });
  expect(readPaging(new Headers())).toEqual({ nextCursor: undefined, total: undefined });
});
