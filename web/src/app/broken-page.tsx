import { Button, LinkButton } from '../components/button.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { Page } from '../components/page.tsx';
import { mailLink } from '../lib/mail-link.ts';
import * as messages from './messages.ts';

/** Shown instead of a page that threw an error. */
export function BrokenPage() {
  return (
    <Page narrow>
      <PageHeading
        kicker={messages.faultLine}
        title={messages.thisPageStoppedWorking}
        lead={messages.somethingWentWrongOnOur}
      >
        <Button onClick={() => location.reload()}>{messages.reloadPage}</Button>
        <LinkButton variant="secondary" to={mailLink(messages.brokenPage)}>
          {messages.tellUsAboutIt}
        </LinkButton>
      </PageHeading>
    </Page>
  );
}
