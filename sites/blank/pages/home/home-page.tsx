import { LinkButton } from '#web/src/components/button.tsx';
import { ItemGrid } from '#web/src/components/item-grid.tsx';
import { PageHeading } from '#web/src/components/page-heading.tsx';
import { OnSale, type SaleShelf } from '#web/src/components/on-sale/on-sale.tsx';
import { Page } from '#web/src/components/page.tsx';
import { Section } from '#web/src/components/section.tsx';
import { site } from '../../config/site.ts';

const { tagline, product, description } = site.brand;

const shelves: readonly SaleShelf[] = [
  { kind: 'article', heading: 'Articles', link: { to: '/articles', text: 'All articles' } },
  { kind: 'podcast', heading: 'Episodes', link: { to: '/podcasthub', text: 'All episodes' } },
  { kind: 'product', heading: 'Files', link: { to: '/store', text: 'Open the store' } },
];

const steps = [
  { title: 'Choose', text: 'Every item says what it is and what it costs.' },
  { title: 'Pay once', text: 'Stripe takes the payment. There is no subscription.' },
  { title: 'Keep it', text: 'Download what you bought again at any time, under My Purchases.' },
];

export default function HomePage() {
  return (
    <Page>
      <PageHeading kicker={tagline} title={product} lead={description}>
        <LinkButton to="/articles">Read the articles</LinkButton>{' '}
        <LinkButton variant="secondary" to="/store">
          Open the store
        </LinkButton>
      </PageHeading>
      <OnSale heading="In the shop" shelves={shelves} />
      <Section stacked heading="How buying works">
        <ItemGrid numbered items={steps} />
      </Section>
    </Page>
  );
}
