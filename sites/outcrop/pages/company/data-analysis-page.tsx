import { Mail } from 'lucide-react';
import { site } from '#shared/site-config/site.ts';
import { LinkButton } from '#web/src/components/button.tsx';
import { CopyButton } from '#web/src/components/copy-button.tsx';
import { PageHeading } from '#web/src/components/page-heading.tsx';
import { Page } from '#web/src/components/page.tsx';
import { Section } from '#web/src/components/section.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { mailLink } from '#web/src/lib/mail-link.ts';
import { policyPeriods } from '#shared/site-config/policy-periods.ts';
import { features } from './analysis/features.tsx';
import { steps } from './analysis/steps.ts';
import styles from './data-analysis.module.css';

const mail = mailLink(
  'DataAnalysis',
  'My data (what, how many, which formats):\n\nMy question:\n\nBy when:\n',
);

/** Breaks at two places only, so that it has as many lines before the fonts have come as after. */
const title = 'Your\u00a0data, read\u00a0to\u00a0the\u00a0last digit\u00a0that\u00a0holds';

/** `/data-analysis-service`: the service as a paper with four figures. */
export default function DataAnalysisPage() {
  return (
    <Page>
      <PageHeading
        kicker="Data analysis on demand"
        title={title}
        lead="You have logs, samples, levels or maps, and a question. You get figures, the code that drew them, and how far they can be trusted. One project, one price, agreed before we begin."
      >
        <LinkButton to={mail} icon={<Mail aria-hidden />}>
          Describe your project
        </LinkButton>
        <LinkButton variant="secondary" to="/data-analysis-service#figures">
          See four worked figures
        </LinkButton>
      </PageHeading>

      <Section
        id="figures"
        stacked
        heading="What you get, drawn"
        intro="All data in these figures are synthetic, drawn for this page by three small programs. The faults in them are the ones that we find in real files."
      >
        <ol className={styles.features}>
          {features.map(({ title, text, hands, Figure }) => (
            <li key={title} className={styles.feature}>
              <div className={styles.words}>
                <h3>{title}</h3>
                <p>{text}</p>
                <p className={styles.hands}>{hands}</p>
              </div>
              <Figure />
            </li>
          ))}
        </ol>
      </Section>

      <Section
        id="process"
        heading="From your files to a report"
        intro="Three steps. After the first you know whether it is worth the other two."
      >
        <ol className={styles.steps}>
          {steps.map(({ title, text, time }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              <p className={styles.time}>{time}</p>
            </li>
          ))}
        </ol>
      </Section>

      <Section id="start" heading="Start with an e-mail">
        <div className={styles.contact}>
          <p className={styles.address}>
            <a href={mail}>{site.emails.support}</a>
            <CopyButton text={site.emails.support} what="the support address" />
          </p>
          <p>
            With the subject <strong>DataAnalysis</strong>, a few lines about the data and the
            question, and a sample if you may share one. We reply within{' '}
            {policyPeriods.dataAnalysisReply}, with questions or with an offer. Confidential data?
            Say so first: we send an agreement before you send a file.
          </p>
          <p>
            The terms for this work are in the section{' '}
            <SiteLink to="/terms#consulting">Consulting and data analysis</SiteLink> of the terms of
            use.
          </p>
        </div>
      </Section>
    </Page>
  );
}
