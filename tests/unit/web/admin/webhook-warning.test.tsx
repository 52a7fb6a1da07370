import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { SWRConfig, unstable_serialize } from 'swr';
import { expect, it } from 'vitest';
import type { OutputOf } from '#shared/contracts/define-contract.ts';
import { reportsContract } from '#shared/contracts/reports.ts';
import DashboardPage from '#web/src/features/admin/dashboard-page.tsx';

const { dashboard } = reportsContract;
type Refusals = OutputOf<typeof dashboard>['webhookRefusals'];

/** The page as it is when the call has answered so. */
function dashboardWith(webhookRefusals: Refusals): string {
  const funnel = { since: '2026-11-20', days: [], items: [] };
  const answer: OutputOf<typeof dashboard> = {
    days: [],
    items: [],
    codes: [],
    funnel,
    webhookRefusals,
  };
  const key = unstable_serialize([dashboard.path, { days: '30' }, undefined]);
  return renderToStaticMarkup(
    <SWRConfig value={{ fallback: { [key]: answer } }}>
      <MemoryRouter>
        <DashboardPage />
      </MemoryRouter>
    </SWRConfig>,
  );
}

const since = '2026-11-20T10:00:00.000Z';

it.each([
  [1, 'One message has been signed'],
  [3, '3 messages have been signed'],
])('the dashboard warns of %i refused webhooks of Stripe', (refusals, messages) => {
  const html = dashboardWith({ refusals, since });
  expect(html).toContain('Stripe’s webhook is refused: check the signing secret');
  expect(html).toContain(`${messages} with a different secret since`);
});

it('the dashboard does not warn where no webhook was refused', () => {
  const html = dashboardWith(undefined);
  expect(html).toContain('The business');
  expect(html).not.toContain('webhook is refused');
});
