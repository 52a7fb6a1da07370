import { expect, it } from 'vitest';
import { auditPath } from '#web/src/features/admin/audit/audit-path.ts';
import { adminLinks, currentLink } from '#web/src/features/admin/parts/admin-links.ts';

it.each([
  ['/admin', '', '/admin'],
  ['/admin', '#status', '/admin#status'],
  ['/admin', '#elsewhere', '/admin'],
  ['/admin/products', '', '/admin/products'],
  ['/admin/audit', '', '/admin/audit'],
  ['/admin/orders/ord_1', '', '/admin/orders'],
])('marks the link to %s, section "%s": %s', (pathname, hash, link) => {
  expect(currentLink(pathname, hash)).toBe(link);
  expect(adminLinks.map(({ to }) => to)).toContain(link);
});

it('links to the audit log with a search', () => {
  const { pathname, searchParams } = new URL(
    auditPath('ada+1@example.org'),
    'https://outcrop.test',
  );
  expect(adminLinks.map(({ to }) => to)).toContain(pathname);
  expect(searchParams.get('q')).toBe('ada+1@example.org');
});
