import { expect, it } from 'vitest';
import { adminLinks, currentLink } from '#web/src/features/admin/parts/admin-links.ts';

it.each([
  ['/admin', null, '', '/admin'],
  ['/admin', 'audit', '', '/admin?tab=audit'],
  ['/admin', 'replies', '', '/admin'],
  ['/admin', null, '#status', '/admin#status'],
  ['/admin/products', null, '', '/admin/products'],
  ['/admin', null, '#elsewhere', '/admin'],
  ['/admin/codes', null, '', '/admin/codes'],
  ['/admin/codes', null, '#bundles', '/admin/codes#bundles'],
  ['/admin/orders/ord_1', null, '', '/admin/orders'],
])('marks the link to %s, tab %s, section "%s": %s', (pathname, tab, hash, link) => {
  expect(currentLink(pathname, tab, hash)).toBe(link);
  expect(adminLinks.map(({ to }) => to)).toContain(link);
});
