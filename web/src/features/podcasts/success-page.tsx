import { useSearchParams } from 'react-router-dom';
import { LinkButton } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';

export default function SuccessPage() {
  const [search] = useSearchParams();
  const complete = search.has('session_id') && search.has('resource_id');
  return (
    <Page narrow>
      <PageHeading kicker="Podcast hub" title="Your purchase" />
      <Notice
        tone={complete ? 'info' : 'error'}
        title={complete ? 'Look under My Purchases' : 'Missing session or resource information'}
        action={
          <>
            <LinkButton to="/purchases">My Purchases</LinkButton>
            <LinkButton variant="secondary" to="/podcasthub">
              Back to the hub
            </LinkButton>
          </>
        }
      >
        It lists everything you own, with downloads and receipts. A payment that has just been made
        appears there within a few minutes.
      </Notice>
    </Page>
  );
}
