import * as z from 'zod';

/** Absolute URLs only: search engines read structured data apart from its page. */
const url = z.url({ protocol: /^https?$/ });
const text = z.string().min(1);
const time = z.iso.datetime();
const of = <Shape extends z.ZodRawShape>(type: string, shape: Shape) =>
  z.looseObject({ '@type': z.literal(type), ...shape });

const offer = of('Offer', {
  price: z.number().min(0),
  priceCurrency: z.string().regex(/^[A-Z]{3}$/),
  availability: z.literal('https://schema.org/InStock'),
  url,
});
const organization = of('Organization', { name: text, url });
const author = z.union([
  organization,
  of('Organization', { name: text }),
  of('Person', { name: text }),
]);
/** https://developers.google.com/search/docs/appearance/structured-data/review-snippet */
const rated = {
  aggregateRating: of('AggregateRating', {
    ratingValue: z.number().min(1).max(5),
    ratingCount: z.number().int().min(1),
    bestRating: z.literal(5),
  }).optional(),
  review: z
    .array(
      of('Review', {
        author: of('Person', { name: text.max(100) }),
        reviewBody: text,
        datePublished: z.string().regex(/^\d{4}-\d\d$/),
        reviewRating: of('Rating', { ratingValue: z.number().int().min(1).max(5) }),
      }),
    )
    .min(1)
    .optional(),
};
const published = { datePublished: time, inLanguage: text, isAccessibleForFree: z.boolean() };

/**
 * Google's requirements for each type, required and recommended fields together
 * (https://developers.google.com/search/docs/appearance/structured-data/search-gallery); for podcasts, which
 * Google leaves to feeds, the fields of schema.org.
 */
const rules: Record<string, z.ZodType> = {
  Organization: organization.extend({ logo: url, sameAs: z.array(url) }),
  WebSite: of('WebSite', { name: text, url: url.regex(/^https?:\/\/[^/]+\/$/, 'the home page') }),
  Product: of('Product', {
    ...{ name: text, image: url, description: text, offers: offer },
    ...rated,
  }),
  ItemList: of('ItemList', {
    itemListElement: z
      .array(
        of('ListItem', {
          position: z.number().int(),
          item: of('Product', { name: text, image: url, offers: offer }),
        }),
      )
      .min(1),
  }),
  Article: of('Article', {
    headline: text,
    image: z.array(url).min(1),
    dateModified: time,
    author: z.array(author).min(1),
    publisher: organization,
    offers: offer.optional(),
    ...published,
  }),
  PodcastSeries: of('PodcastSeries', { name: text, url, image: url, webFeed: url }),
  PodcastEpisode: of('PodcastEpisode', {
    name: text,
    url,
    image: url,
    duration: z.iso.duration(),
    associatedMedia: of('AudioObject', { contentUrl: url, encodingFormat: text }).optional(),
    partOfSeries: of('PodcastSeries', { name: text, url }),
    offers: offer.optional(),
    ...published,
    ...rated,
  }),
  FAQPage: of('FAQPage', {
    mainEntity: z
      .array(of('Question', { name: text, acceptedAnswer: of('Answer', { text }) }))
      .min(1),
  }),
  BreadcrumbList: of('BreadcrumbList', {
    itemListElement: z
      .array(of('ListItem', { position: z.number().int(), name: text, item: url }))
      .min(2)
      .refine((items) => items.every(({ position }, index) => position === index + 1)),
  }),
};

/**
 * Returns the errors of an item of structured data; empty when it is complete. A type without rules is an
 * error.
 */
export function structuredDataProblems(thing: Record<string, unknown>): string[] {
  const type = String(thing['@type']);
  const rule = rules[type];
  if (!rule) return [`no rules for ${type}`];
  const { error } = rule.safeParse(thing);
  return error
    ? error.issues.map(({ path, message }) => `${type}.${path.join('.')}: ${message}`)
    : [];
}
