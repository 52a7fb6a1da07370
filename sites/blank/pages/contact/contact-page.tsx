import { PageHeading } from '#web/src/components/page-heading.tsx';
import { Page } from '#web/src/components/page.tsx';
import { Prose } from '#web/src/components/prose.tsx';
import { site } from '../../config/site.ts';

const { address, emails } = site;

export default function ContactPage() {
  return (
    <Page narrow>
      <PageHeading kicker="Contact" title="Write to us" />
      <Prose>
        <p>
          Questions about an order or an item:{' '}
          <a href={`mailto:${emails.support}`}>{emails.support}</a>
        </p>
        <p>
          Questions about your data: <a href={`mailto:${emails.privacy}`}>{emails.privacy}</a>
        </p>
        <p>
          By post: {address.lines.join(', ')}, {address.country}
        </p>
      </Prose>
    </Page>
  );
}
