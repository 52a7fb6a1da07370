import { PageHeading } from '#web/src/components/page-heading.tsx';
import { Page } from '#web/src/components/page.tsx';
import { Prose } from '#web/src/components/prose.tsx';
import { Section } from '#web/src/components/section.tsx';
import { policyPeriods } from '../../config/policy-periods.ts';
import { site } from '../../config/site.ts';

const { address, emails } = site;

export default function ContactPage() {
  return (
    <Page>
      <PageHeading
        kicker="Contact"
        title="Write to the school"
        lead={`A teacher reads every letter. You get an answer within ${policyPeriods.supportReply}.`}
      />
      <Section heading="About the music">
        <Prose>
          <p>
            A question about a lesson, a wrong note in a score, a recording of yourself that you
            want somebody to hear: <a href={`mailto:${emails.support}`}>{emails.support}</a>. Please
            say which lesson it is about, and which bar.
          </p>
        </Prose>
      </Section>
      <Section heading="About an order">
        <Prose>
          <p>
            A file that does not open, a payment taken twice, a receipt for your employer: the same
            address, <a href={`mailto:${emails.support}`}>{emails.support}</a>, with the date of the
            order.
          </p>
        </Prose>
      </Section>
      <Section heading="About your data">
        <Prose>
          <p>
            Write to <a href={`mailto:${emails.privacy}`}>{emails.privacy}</a>.
          </p>
        </Prose>
      </Section>
      <Section heading="By post">
        <Prose>
          <p>
            {address.lines.map((line) => (
              <span key={line}>
                {line}
                <br />
              </span>
            ))}
            {address.country}
          </p>
        </Prose>
      </Section>
    </Page>
  );
}
