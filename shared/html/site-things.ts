import type { SiteConfig } from '../site-config/schema.ts';
import type { Thing } from './json-ld.ts';

/**
 * Returns the company behind the site
 * (https://developers.google.com/search/docs/appearance/structured-data/organization).
 */
export function organization({ brand, emails, address, links }: SiteConfig, origin: string): Thing {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand.company,
    url: `${origin}/`,
    logo: `${origin}/podcast-cover.jpg`,
    description: brand.description,
    email: emails.support,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.lines.slice(1).join(', '),
      addressCountry: address.country,
    },
    sameAs: links.social.map(({ url }) => url),
  };
}

/**
 * Returns the name under which search engines show the site
 * (https://developers.google.com/search/docs/appearance/site-names).
 */
export function webSite({ brand, locale }: SiteConfig, origin: string): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: brand.product,
    url: `${origin}/`,
    inLanguage: locale,
    publisher: { '@id': `${origin}/#organization` },
  };
}

/** Returns the company as the publisher of an item; the home page has more details. */
export function publisher({ brand }: SiteConfig, origin: string): Thing {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand.company,
    url: `${origin}/`,
    logo: { '@type': 'ImageObject', url: `${origin}/podcast-cover.jpg` },
  };
}

/** Returns the podcast to which all episodes belong. */
export function podcastSeries(site: SiteConfig, origin: string): Thing {
  const { podcast, locale } = site;
  return {
    '@type': 'PodcastSeries',
    '@id': `${origin}/podcasthub#series`,
    name: podcast.title,
    description: podcast.description,
    url: `${origin}/podcasthub`,
    image: `${origin}/podcast-cover.jpg`,
    webFeed: `${origin}/feeds/podcast.xml`,
    inLanguage: locale,
    author: publisher(site, origin),
  };
}

/**
 * Returns the offer of an item that is available now
 * (https://developers.google.com/search/docs/appearance/structured-data/product-snippet).
 * @param price in major units: 49 for USD 49
 */
export function offer(price: number, currency: string, url: string): Thing {
  return {
    '@type': 'Offer',
    price,
    priceCurrency: currency.toUpperCase(),
    availability: 'https://schema.org/InStock',
    url,
  };
}
