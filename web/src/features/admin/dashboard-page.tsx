import { capabilities } from '#shared/site-config/capabilities.ts';
import { AdminPage } from './parts/admin-page.tsx';
import { Section } from '../../components/section.tsx';
import { FirstSteps } from './dashboard/first-steps.tsx';
import { HealthCard } from './dashboard/health-card.tsx';
import { OpenRequests } from './dashboard/open-requests.tsx';
import { SalesReport } from './dashboard/sales-report.tsx';
import { UnfulfilledPayments } from './dashboard/unfulfilled-payments.tsx';
import { WaitingReviews } from './dashboard/waiting-reviews.tsx';
import { WebhookWarning } from './dashboard/webhook-warning.tsx';
import { FailedUploads } from './uploads/failed-uploads.tsx';
import * as messages from './messages.ts';

/** /admin: what needs attention, the sales, and the state of the shop. */
export default function DashboardPage() {
  return (
    <AdminPage title={messages.dashboard}>
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
    </AdminPage>
  );
}
