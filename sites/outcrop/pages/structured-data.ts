import { fromMinor } from '#shared/constants/money.ts';
import type { Thing } from '#shared/html/json-ld.ts';
import { offer } from '#shared/html/site-things.ts';
import type { DescribePage } from '#shared/pages/describe-page.ts';
import { core } from '#site/config/own-products.ts';
import { troubleshooting } from './docs/troubleshooting.ts';

/** The structured data of this site's pages, by address. Only the build reads this. */
export const pageThings: Readonly<Record<string, DescribePage>> = {
  '/core': ({ description, image }, { brand }, origin) => [
    {
      '@type': 'Product',
      name: 'Core',
      description,
      image,
      category: 'Software',
      brand: { '@type': 'Brand', name: brand.product },
      offers: offer(fromMinor(core.amountMinor, core.currency), core.currency, `${origin}/core`),
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
