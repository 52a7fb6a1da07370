import { expect, it } from 'vitest';
import { site } from '#shared/site-config/site.ts';
import { mailLink } from '#web/src/lib/mail-link.ts';

it('writes to support, or to a given address, with everything encoded', () => {
  expect(mailLink('Broken page')).toBe(`mailto:${site.emails.support}?subject=Broken%20page`);
  expect(mailLink('A & b', 'One\nTwo\r\nThree', 'privacy@mail.test')).toBe(
    'mailto:privacy@mail.test?subject=A%20%26%20b&body=One%0D%0ATwo%0D%0AThree',
  );
});
