import { Button, LinkButton } from '../components/button.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { Page } from '../components/page.tsx';
import { mailLink } from '../lib/mail-link.ts';

/** In place of a page that broke while it was shown. */
export function BrokenPage() {
  return (
    <Page narrow>
      <PageHeading
        kicker="Fault line"
        title="This page stopped working"
        lead="Something went wrong on our side. Reloading usually helps. Nothing you bought or saved is lost."
      >
        <Button onClick={() => location.reload()}>Reload the page</Button>
        <LinkButton variant="secondary" to={mailLink('Broken page')}>
          Tell us about it
        </LinkButton>
      </PageHeading>
    </Page>
  );
}
