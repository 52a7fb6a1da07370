import { audio } from '#site/config/audio.ts';
import { site } from '#shared/site-config/site.ts';
import { PageHeading } from '#web/src/components/page-heading.tsx';
import { Page } from '#web/src/components/page.tsx';
import { Section } from '#web/src/components/section.tsx';
import { sampleText } from './sample-text.ts';
import styles from './audio-page.module.css';
import { Choices } from './page/choices.tsx';
import { Closing } from './page/closing.tsx';
import { ContactActions } from './page/contact-actions.tsx';
import { NarrationSection } from './page/narration-section.tsx';
import { OrderSteps } from './page/order-steps.tsx';
import { Pricing } from './page/pricing.tsx';
import { ServiceTerms } from './page/service-terms.tsx';
import { ServiceNav } from './page/service-nav.tsx';
import { Calculator } from './quote/calculator.tsx';

const { blockMinutes, service } = audio;

export default function AudioPage() {
  return (
    <Page>
      <div className={styles.nav}>
        <ServiceNav label="Audio narration" />
      </div>
      <PageHeading
        kicker="Audio narration"
        title="Send a PDF, get it read aloud"
        lead={`Reports, theses, chapters and articles as an MP3, for the drive to the site. The ${sampleText} is a free sample from your own text; you pay only when you like what you hear.`}
      >
        <ContactActions />
        <p className={styles.address}>
          {site.emails.support} · reply within {service.replyHours} hours
        </p>
      </PageHeading>
      <NarrationSection />
      <Section heading="How it works" intro="Three e-mails, one of them with a payment link.">
        <OrderSteps />
      </Section>
      <Section
        id="pricing"
        heading="Pricing"
        intro={`Per block of ${blockMinutes} minutes of finished audio, rounded up. Prices in ${audio.currency.toUpperCase()}.`}
      >
        <Pricing />
      </Section>
      <Section
        id="quote"
        stacked
        heading="Work out your price"
        intro="See how each choice changes the price. Your choices are saved in the link: share it, or e-mail it to us."
      >
        <Calculator />
      </Section>
      <Section
        heading="What you can ask for"
        intro="Tell us in your e-mail, and you’ll hear it in the sample."
      >
        <Choices />
      </Section>
      <Section heading="Our promises">
        <ServiceTerms />
      </Section>
      <Closing />
    </Page>
  );
}
