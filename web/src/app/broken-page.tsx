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
        title="This page broke off"
        lead="Something on our side went wrong while showing it. Loading it again usually helps; nothing that you bought or saved is lost."
      >
        <Button onClick={() => location.reload()}>Load the page again</Button>
        <LinkButton variant="secondary" to={mailLink('Broken page')}>
          Tell us about it
        </LinkButton>
      </PageHeading>
    </Page>
  );
}
