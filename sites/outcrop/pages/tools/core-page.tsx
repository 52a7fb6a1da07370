import { PageHeading } from '#web/src/components/page-heading.tsx';
import { Page } from '#web/src/components/page.tsx';
import { Section } from '#web/src/components/section.tsx';
import { CoreChecker } from './core/checker/core-checker.tsx';
import { CorePurchase } from './core/core-purchase.tsx';
import { coreCurrency, corePrice } from './core/price.ts';
import { RuleLegend } from './core/rule-legend.tsx';
import { SpecimenFigure } from './core/specimen-figure.tsx';
import { TermsOfSale } from './core/terms-of-sale.tsx';

export default function CorePage() {
  return (
    <Page>
      <PageHeading
        kicker="Command-line tool"
        title="Core finds what is wrong with a LAS file, and says on which line"
        lead={`One command reads a folder of well logs and lists every problem with its line and its repair. ${corePrice} (${coreCurrency}) once; your logs never leave your machine.`}
      >
        <CorePurchase />
      </PageHeading>
      <SpecimenFigure />
      <CoreChecker />
      <Section
        stacked
        heading="What it checks"
        intro="The legend to its print-out. A rule can be made stricter, milder or silent in a file of your own."
      >
        <RuleLegend />
      </Section>
      <Section heading="Before you buy">
        <TermsOfSale />
      </Section>
    </Page>
  );
}
