import { describe, expect, it } from 'vitest';
import { periodText } from '#web/src/features/admin/codes/code-text.ts';
import { readCodeForm } from '#web/src/features/admin/codes/read-code-form.ts';
import { timeOfMinute } from '#shared/constants/site-minute.ts';
import { site } from '#shared/site-config/site.ts';

function read(values: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return readCodeForm(form, []);
}

describe('the form for a code', () => {
  it('reads amounts with a dot or a comma, and percentages', () => {
    const amounts = read({ code: 'STRATA', kind: 'gbp', off: '2,50', minimum: '10.00' });
    expect(amounts).toMatchObject({ amountOff: 2.5, currency: 'gbp', minimum: 10 });
    expect(read({ code: 'STRATA', kind: 'percent', off: '15' })).toMatchObject({ percentOff: 15 });
    expect(read({ code: 'STRATA', kind: 'gbp', off: '1,000' }).amountOff).toBeNaN();
    expect(read({ code: 'STRATA', kind: 'gbp', off: '' }).amountOff).toBeUndefined();
  });

  it("reads times in the site's time zone, and leaves those that do not exist to the server", () => {
    const minute = '2036-12-03T09:00';
    const { startsAt, endsAt } = read({ code: 'STRATA', startsAt: minute, endsAt: 'soon' });
    expect(startsAt).toBe(timeOfMinute(site.timeZone, minute));
    expect(endsAt).toBe('soon');
  });

  it("shows the period in the site's time zone", () => {
    const startsAt = timeOfMinute(site.timeZone, '2036-12-03T09:00')!;
    expect(periodText({ startsAt } as never)).toBe('From 3 Dec 2036, 09:00');
  });
});
