import { site } from '#shared/site-config/site.ts';
import { AppDownload } from '../parts/app-download.tsx';
import { LinkButton } from '#web/src/components/button.tsx';
import { PageHeading } from '#web/src/components/page-heading.tsx';
import { Page } from '#web/src/components/page.tsx';
import { ScaleFigures } from '#web/src/components/scale-figures.tsx';
import { Section } from '#web/src/components/section.tsx';
import { StoreButtons } from '../parts/store-buttons.tsx';
import { ReplySources } from './lapisai/reply-sources.tsx';
import { costOfReply, creditPackages } from './lapisai/credit-packages.ts';
import { Limits } from './lapisai/limits.tsx';
import { Phone } from './lapisai/phone.tsx';
import styles from './lapisai/lapisai.module.css';
import { LoadingOverlay } from './loading-overlay/loading-overlay.tsx';

const { signUp } = site.credits;

/** Breaks at one place only, so that it has as many lines before the fonts have come as after. */
const title = 'LapisAI\u00a0answers with\u00a0sources';

export default function LapisAiPage() {
  return (
    <Page>
      <div className={styles.hero}>
        <PageHeading
          kicker="Mobile app"
          title={title}
          lead="A geology research assistant for the jacket pocket. Ask while you are still in front of the rock, and see which paper, episode or page each sentence is based on."
        >
          <StoreButtons app="lapisai" location="hero" />
        </PageHeading>
        <Phone />
      </div>
      <Section
        heading="What it answers from"
        intro="Only this library, which you can open yourself."
      >
        <ReplySources />
      </Section>
      <Section
        heading="What it will not do"
        intro="Four refusals, so that the rest can be relied on."
      >
        <Limits />
      </Section>
      <Section
        heading="What a reply costs"
        intro={`A reply costs ${costOfReply}. One that fails, or that has nothing to say, costs nothing.`}
      >
        <ScaleFigures figures={creditPackages} label="Packages of credits" />
        <div className={styles.credits}>
          <p>
            {signUp > 0 && `A new account starts with ${signUp} credits, free. `}
            Credits are bought once, do not expire, and are the same in the app and on this site:
            the button “Ask” in the corner is the same assistant.
          </p>
          <LinkButton variant="secondary" to="/credits">
            How credits work
          </LinkButton>
        </div>
      </Section>
      <AppDownload app="lapisai" heading="Take it to the outcrop">
        One account for phone and computer. All you need is an e-mail address and a password.
      </AppDownload>
      <LoadingOverlay title="LapisAI" milliseconds={1200} />
    </Page>
  );
}
