import { capabilities } from '#shared/site-config/capabilities.ts';
import { storeWords } from '#shared/site-words/store.ts';
import { LinkButton } from '../../components/button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { Section } from '../../components/section.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { EntitlementsError } from '../../components/entitlements-error.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { loadProvided } from '../../lib/provided-parts.ts';
import { useEntitlements } from '../../lib/purchase/entitlements.ts';
import { Balance } from './balance.tsx';
import * as messages from './messages.ts';
import { Packages } from './packages/packages.tsx';
import { EpisodeList } from './shelves/episode-list.tsx';
import { PaperList } from './shelves/paper-list.tsx';
import { PriceList } from './shelves/price-list.tsx';
import { ProductList } from './shelves/product-list.tsx';
import styles from './shelves/store.module.css';
import { WhatProMeans } from './shelves/what-pro-means.tsx';

const { articles, podcasts, products, credits } = capabilities;
const { title, shelves, more } = storeWords;
const { files, papers, episodes } = shelves;

const Bundles = lazyPart(() => loadProvided('storeBundles'));

const index = [
  ...(credits ? [['pro', messages.upgradeToPro] as const] : []),
  ...(products ? [['files', files.heading] as const] : []),
  ...(articles ? [['papers', papers.heading] as const] : []),
  ...(podcasts ? [['episodes', episodes.heading] as const] : []),
  ...(more.lines.length > 0 ? [['more', more.heading] as const] : []),
] as const;

/** `/store`: everything for sale, chat credits first. */
export default function StorePage() {
  const entitlements = useEntitlements('product');
  return (
    <Page>
      <div className={styles.head}>
        <PageHeading
          kicker={messages.store}
          title={title}
          lead={messages.noSubscriptionsPayOnceThrough}
        />
        {credits && <Balance page="/store" />}
      </div>
      <EntitlementsError entitlements={entitlements} className={styles.notice} />
      {credits && (
        <Section
          id="credits"
          stacked
          heading={messages.chatCredits}
          intro={
            <>
              {messages.useThemToAsk}{' '}
              <SiteLink to="/credits">{messages.howCreditsWorkAndYour}</SiteLink>
            </>
          }
        >
          <Packages />
        </Section>
      )}
      <nav aria-label={messages.moreStore}>
        <ul className={styles.index}>
          {index.map(([id, text]) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
      {credits && (
        <Section id="pro" heading={messages.upgradeToPro} intro={messages.whatUpgradeToProIn}>
          <WhatProMeans />
        </Section>
      )}
      {products && (
        <Section id="files" stacked heading={files.heading} intro={files.intro}>
          <ProductList />
        </Section>
      )}
      <Bundles />
      {articles && (
        <Section id="papers" heading={papers.heading} intro={papers.intro}>
          <div className={styles.shelf}>
            <PaperList />
            <LinkButton variant="secondary" to="/articles" className={styles.all}>
              {papers.all}
            </LinkButton>
          </div>
        </Section>
      )}
      {podcasts && (
        <Section id="episodes" heading={episodes.heading} intro={episodes.intro}>
          <div className={styles.shelf}>
            <EpisodeList />
            <LinkButton variant="secondary" to="/podcasthub" className={styles.all}>
              {episodes.all}
            </LinkButton>
          </div>
        </Section>
      )}
      {more.lines.length > 0 && (
        <Section id="more" heading={more.heading}>
          <PriceList lines={more.lines} />
        </Section>
      )}
    </Page>
  );
}
