import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { SWRConfig, unstable_serialize } from 'swr';
import { expect, it } from 'vitest';
import type { RouteOutput } from '#shared/contracts/routes.ts';
import DashboardPage from '#web/src/features/admin/dashboard-page.tsx';

const route = 'GET /api/admin/dashboard';
type Dashboard = RouteOutput<typeof route>;

/** Returns the page after this response of the call. */
function dashboardWith(webhookRefusals: Dashboard['webhookRefusals']): string {
  const funnel = { since: '2026-11-20', days: [], items: [] };
  const response: Dashboard = {
    days: [],
    items: [],
    codes: [],
    funnel,
    webhookRefusals,
  };
  const key = unstable_serialize([route, { days: '30' }, undefined]);
  return renderToStaticMarkup(
    <SWRConfig value={{ fallback: { [key]: response } }}>
      <MemoryRouter>
        <DashboardPage />
      </MemoryRouter>
    </SWRConfig>,
  );
}

const since = '2026-11-20T10:00:00.000Z';

it.each([
  [1, 'one event from Stripe has arrived with a signature that doesn’t match'],
  [3, '3 events from Stripe have arrived with signatures that don’t match'],
])('the dashboard warns of %i refused webhooks of Stripe', (refusals, messages) => {
  const html = dashboardWith({ refusals, since });
  expect(html).toContain('Stripe’s webhook is refused: check the signing secret');
  expect(html).toContain(`Since 20 November 2026, ${messages} the stored secret.`);
});

it('the dashboard does not warn where no webhook was refused', () => {
  const html = dashboardWith(undefined);
  expect(html).toContain('The business');
  expect(html).not.toContain('webhook is refused');
});
