import { useSearchParams } from 'react-router-dom';
import { LinkButton } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { mailLink } from '../../lib/mail-link.ts';

export default function CoreSuccessPage() {
  const [search] = useSearchParams();
  const complete = search.has('session_id') && search.has('resource_id');
  if (!complete) {
    return (
      <Page narrow>
        <PageHeading kicker="Core" title="Your purchase" />
        <Notice
          tone="error"
          title="Missing purchase parameters."
          action={<LinkButton to="/purchases">My Purchases</LinkButton>}
        >
          Everything you have bought is listed in your account, with its downloads.
        </Notice>
      </Page>
    );
  }
  return (
    <Page narrow>
      <PageHeading
        kicker="Core"
        title="Your purchase"
        lead="Once the payment has arrived, the purchase and its receipt are in your account. Should anything be missing there, write to us with the number below."
      >
        <LinkButton to="/purchases">My Purchases</LinkButton>
        <LinkButton variant="secondary" to="/docs">
          Installation
        </LinkButton>
        <LinkButton variant="quiet" to={mailLink(`Core purchase ${search.get('session_id')}`)}>
          Contact support
        </LinkButton>
      </PageHeading>
      <p>
        Payment <code>{search.get('session_id')}</code>
      </p>
    </Page>
  );
}
