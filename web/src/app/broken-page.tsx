import { Button, LinkButton } from '../components/button.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { Page } from '../components/page.tsx';
import { mailLink } from '../lib/mail-link.ts';

/** In place of a page that could not be loaded, or broke while it was shown. */
export function BrokenPage(props: { failed: 'loading' | 'showing'; onRetry: () => void }) {
  const { failed, onRetry } = props;
  if (failed === 'loading') {
    return (
      <Page narrow>
        <PageHeading
          kicker="Core not recovered"
          title="This page did not arrive"
          lead="The connection broke, or a newer version of the site is in place. It is asked for again when you are back online; what you bought or saved is safe."
        >
          <Button onClick={onRetry}>Retry</Button>
        </PageHeading>
      </Page>
    );
  }
  return (
    <Page narrow>
      <PageHeading
        kicker="Fault line"
        title="This page broke off"
        lead="Something on our side went wrong while showing it. Loading it again usually helps; nothing that you bought or saved is lost."
      >
        <Button onClick={onRetry}>Load the page again</Button>
        <LinkButton variant="secondary" to={mailLink('Broken page')}>
          Tell us about it
        </LinkButton>
      </PageHeading>
    </Page>
  );
}
