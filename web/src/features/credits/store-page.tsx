import { capabilities } from '#shared/site-config/capabilities.ts';
import { storeWords } from '#shared/site-words/store.ts';
import { LinkButton } from '../../components/button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { Section } from '../../components/section.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { EntitlementsError } from '../../components/entitlements-error.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { borrow } from '../../lib/lent-parts.ts';
import { useEntitlements } from '../../lib/purchase/entitlements.ts';
import { Balance } from './balance.tsx';
import { Packages } from './packages/packages.tsx';
import { EpisodeList } from './store/episode-list.tsx';
import { PaperList } from './store/paper-list.tsx';
import { PriceList } from './store/price-list.tsx';
import { ProductList } from './store/product-list.tsx';
import styles from './store/store.module.css';
import { WhatProMeans } from './store/what-pro-means.tsx';

const { podcasts, products, chat } = capabilities;
const { title, more } = storeWords;

const Bundles = lazyPart(() => borrow('storeBundles'));

const index = [
  ...(chat ? [['pro', 'Upgrade to Pro'] as const] : []),
  ...(products ? [['files', 'E-books and files'] as const] : []),
  ['papers', 'Papers'],
  ...(podcasts ? [['episodes', 'Episodes'] as const] : []),
  ...(more.lines.length > 0 ? [['more', more.heading] as const] : []),
] as const;

/** `/store`: everything for sale, chat credits first. */
export default function StorePage() {
  const entitlements = useEntitlements('product');
  return (
    <Page>
      <div className={styles.head}>
        <PageHeading
          kicker="Store"
          title={title}
          lead="No subscriptions. Pay once through Stripe, and your purchases stay in your account."
        />
        {chat && <Balance page="/store" />}
      </div>
      <EntitlementsError entitlements={entitlements} className={styles.notice} />
      {chat && (
        <Section
          id="credits"
          stacked
          heading="Chat credits"
          intro={
            <>
              Use them to ask the assistant. Pay once, no expiry.{' '}
              <SiteLink to="/credits">How credits work, and your statement</SiteLink>
            </>
          }
        >
          <Packages />
        </Section>
      )}
      <nav aria-label="More of the store">
        <ul className={styles.index}>
          {index.map(([id, text]) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
      {chat && (
        <Section id="pro" heading="Upgrade to Pro" intro="What Upgrade to Pro in your menu means.">
          <WhatProMeans />
        </Section>
      )}
      {products && (
        <Section
          id="files"
          stacked
          heading="E-books and files"
          intro="Buy once, download as often as you like."
        >
          <ProductList />
        </Section>
      )}
      <Bundles />
      <Section id="papers" heading="Papers" intro="Short papers to read and keep as PDFs.">
        <div className={styles.shelf}>
          <PaperList />
          <LinkButton variant="secondary" to="/articles" className={styles.all}>
            All papers
          </LinkButton>
        </div>
      </Section>
      {podcasts && (
        <Section
          id="episodes"
          heading="Episodes"
          intro="Preview an episode, then buy it as an MP3."
        >
          <div className={styles.shelf}>
            <EpisodeList />
            <LinkButton variant="secondary" to="/podcasthub" className={styles.all}>
              All episodes
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
