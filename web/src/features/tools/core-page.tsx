import { site } from '../../../../shared/site-config/site.ts';
import { LinkButton } from '../../components/button.tsx';
import { ItemGrid } from '../../components/item-grid.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { Prose } from '../../components/prose.tsx';
import { Section } from '../../components/section.tsx';
import { mailLink } from '../../lib/mail-link.ts';
import { formatMoneyShort } from '../../lib/money.ts';

const price = formatMoneyShort(site.money.core.amountMinor, site.money.core.currency);

const checks = [
  {
    title: 'Structure',
    text: 'Sections in order, mnemonics and units present, versions 1.2 and 2.0 told apart.',
  },
  {
    title: 'Depth',
    text: 'Start, stop and step against the rows; gaps, repeats and reversals by line number.',
  },
  {
    title: 'Curves',
    text: 'Null values, constant runs, spikes, and ranges that no tool could have read.',
  },
];

export default function CorePage() {
  return (
    <Page>
      <PageHeading
        kicker="Command-line tool"
        title="Core finds what is wrong with a LAS file"
        lead={`One command reads a well log and lists every problem with its line. Once ${price}, no subscription, and your logs never leave your machine.`}
      >
        <LinkButton
          to={mailLink('Core: order', 'Please send me an invoice for Core.\n\nName:\nCompany:\n')}
        >
          Order by e-mail, {price}
        </LinkButton>
        <LinkButton variant="secondary" to="/docs">
          Read the documentation
        </LinkButton>
      </PageHeading>
      <Section heading="What it checks">
        <ItemGrid items={checks} />
      </Section>
      <Section heading="What it prints">
        <Prose>
          <pre tabIndex={0} aria-label="Sample output">
            {`$ core check well-7.las
well-7.las:14   NULL is missing from the well section
well-7.las:212  depth goes back from 1402.50 to 1402.00
well-7.las      curve GR: 38 values above 400 gAPI
3 problems in 1 file`}
          </pre>
        </Prose>
      </Section>
    </Page>
  );
}
