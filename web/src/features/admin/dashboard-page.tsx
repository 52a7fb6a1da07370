import { capabilities } from '#shared/site-config/capabilities.ts';
import { AdminPage } from './parts/admin-page.tsx';
import { Section } from '../../components/section.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { useSearchParams } from '../../lib/use-search-params.ts';
import { AuditLog } from './audit/audit-log.tsx';
import { FirstSteps } from './dashboard/first-steps.tsx';
import { HealthCard } from './dashboard/health-card.tsx';
import { OpenRequests } from './dashboard/open-requests.tsx';
import { SalesReport } from './dashboard/sales-report.tsx';
import { UnfulfilledPayments } from './dashboard/unfulfilled-payments.tsx';
import { RatedReplies } from './replies/rated-replies.tsx';
import { WaitingReviews } from './dashboard/waiting-reviews.tsx';
import { WebhookWarning } from './dashboard/webhook-warning.tsx';
import { FailedUploads } from './uploads/failed-uploads.tsx';
import styles from './dashboard.module.css';
import * as messages from './messages.ts';

const tabs = [
  { id: 'overview', label: messages.overview },
  { id: 'audit', label: messages.auditLog },
  ...(capabilities.chat ? [{ id: 'replies', label: messages.ratedReplies } as const] : []),
] as const;
type TabId = (typeof tabs)[number]['id'];

const panelId = 'dashboard-panel';

/** Daily overview, the audit log and rated replies. */
export default function DashboardPage() {
  const [search, setSearch] = useSearchParams();
  const active = tabs.find(({ id }) => id === search.get('tab')) ?? tabs[0];
  const choose = (tab: TabId) => setSearch(tab === 'overview' ? {} : { tab });
  return (
    <AdminPage title={messages.dashboard}>
      <Tabs
        label={messages.dashboard}
        tabs={tabs}
        active={active.id}
        onChange={choose}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={active.label} className={styles.panel}>
        {active.id === 'overview' && <Overview />}
        {active.id === 'audit' && <AuditLog />}
        {active.id === 'replies' && <RatedReplies />}
      </div>
    </AdminPage>
  );
}

function Overview() {
  return (
    <>
      <WebhookWarning />
      <FirstSteps />
      <OpenRequests />
      {capabilities.reviews && <WaitingReviews />}
      <Section stacked heading={messages.theBusiness}>
        <SalesReport />
      </Section>
      <Section
        stacked
        heading={messages.paymentsWithoutAccess}
        intro={messages.checkoutsThatStripeReportsAs}
      >
        <UnfulfilledPayments />
      </Section>
      <Section stacked heading={messages.failedUploads} intro={messages.uploadsThatWereCheckedAnd}>
        <FailedUploads />
      </Section>
      <Section stacked id="status" heading={messages.status}>
        <HealthCard />
      </Section>
    </>
  );
}
