import { site } from '../../../../shared/site-config/site.ts';
import { LinkButton } from '../../components/button.tsx';
import { ItemGrid } from '../../components/item-grid.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { Prose } from '../../components/prose.tsx';
import { Section } from '../../components/section.tsx';

const request = `mailto:${site.emails.privacy}?subject=${encodeURIComponent('Delete my data')}&body=${encodeURIComponent(
  'Please delete the data tied to this address.\n\nApp or site account:\n',
)}`;

const steps = [
  {
    title: 'Write',
    text: 'From the address that the data belongs to, or naming the device and app version.',
  },
  { title: 'Verify', text: 'We answer within 24 to 48 hours and make sure that it is you.' },
  { title: 'Gone', text: 'Everything is deleted within 30 days of that, and you are told.' },
];

export default function DeleteDataPage() {
  return (
    <Page>
      <PageHeading
        kicker="Privacy"
        title="Delete my data"
        lead="For users of the water-testing app, and for everybody with an account on this site."
      >
        <LinkButton to={request}>Request deletion by e-mail</LinkButton>
        <LinkButton variant="secondary" to="/profile">
          Delete a site account yourself
        </LinkButton>
      </PageHeading>
      <Section heading="How it goes">
        <ItemGrid numbered items={steps} />
      </Section>
      <Section heading="What goes by itself">
        <Prose>
          <p>
            Reports uploaded to the water-testing app are removed after 24 hours, without a request.
            The app needs no account, so there may be nothing else to delete.
          </p>
        </Prose>
      </Section>
    </Page>
  );
}
