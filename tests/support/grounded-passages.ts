import type { GroundedPassage } from '#functions/domain/assistant/answer.ts';
import type { PassageSource } from '#functions/domain/passages/passage.ts';

/** Passages as the search and the member's purchases provide them: a page, papers and a sold episode. */
export function grounded(
  title: string,
  text: string | undefined,
  more: Partial<GroundedPassage> & {
    kind?: PassageSource['kind'];
    priceMinor?: number;
  } = {},
): GroundedPassage {
  const { kind = 'page', priceMinor, ...rest } = more;
  const id = title.toLowerCase().replace(/\W+/g, '-');
  const urls = {
    article: `/articles/${id}`,
    podcast: `/podcasthub/${id}`,
    product: '/store',
    page: `/${id}`,
  };
  const price =
    priceMinor === undefined ? {} : { price: { amountMinor: priceMinor, currency: 'gbp' } };
  return {
    source: { kind, id, title, url: urls[kind], ...price },
    access: priceMinor === undefined ? undefined : priceMinor === 0 ? 'free' : 'paid',
    heading: 'About',
    ...(text !== undefined && { text }),
    ...rest,
  };
}
