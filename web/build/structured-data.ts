import { fromMinor } from '#shared/constants/money.ts';
import { breadcrumbs, type Thing } from '#shared/html/json-ld.ts';
import { offer, organization, podcastSeries, webSite } from '#shared/html/site-things.ts';
import type { SiteConfig } from '#shared/site-config/schema.ts';
import { troubleshooting } from '../src/features/docs/troubleshooting.ts';

interface DescribedPage {
  /** Its path: `/core`. */
  address: string;
  title: string;
  description: string;
  /** Whole address of its picture. */
  image: string;
}

type Describe = (page: DescribedPage, site: SiteConfig, origin: string) => Thing[];

/** What pages tell search engines beyond their head, by address. */
const described: Readonly<Record<string, Describe>> = {
  '/': (_, site, origin) => [organization(site, origin), webSite(site, origin)],
  '/podcasthub': (_, site, origin) => [podcastSeries(site, origin)],
  '/core': ({ description, image }, { brand, money }, origin) => [
    {
      '@type': 'Product',
      name: 'Core',
      description,
      image,
      category: 'Software',
      brand: { '@type': 'Brand', name: brand.product },
      offers: offer(
        fromMinor(money.core.amountMinor, money.core.currency),
        money.core.currency,
        `${origin}/core`,
      ),
    },
  ],
  '/docs': () => [faqPage()],
};

/** https://developers.google.com/search/docs/appearance/structured-data/faqpage */
function faqPage(): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: troubleshooting.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/**
 * The structured data of a page; of one below another also the way there.
 * @param titleOf the title of another page, by its address; undefined where there is no such page
 */
export function structuredData(
  page: DescribedPage,
  { site, origin, titleOf }: { site: SiteConfig; origin: string; titleOf: TitleOf },
): Thing[] {
  const things = described[page.address]?.(page, site, origin) ?? [];
  const trail = trailTo(page, titleOf);
  if (trail.length > 1) {
    things.push(breadcrumbs(trail.map(([name, address]) => [name, origin + address] as const)));
  }
  return things;
}

type TitleOf = (address: string) => string | undefined;

/** `/audio/terms` lies below `/audio`. */
function trailTo({ address, title }: DescribedPage, titleOf: TitleOf): [string, string][] {
  const segments = address.split('/').filter(Boolean);
  const above = segments.slice(0, -1).flatMap((_, depth): [string, string][] => {
    const parent = `/${segments.slice(0, depth + 1).join('/')}`;
    const name = titleOf(parent);
    return name === undefined ? [] : [[name, parent]];
  });
  return [...above, [title, address]];
}
