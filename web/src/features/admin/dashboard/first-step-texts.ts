import type { FirstStep } from '#shared/contracts/reports.ts';

export const firstStepTexts: Record<FirstStep['id'], { title: string; how: string; to?: string }> =
  {
    look: {
      title: 'Choose your colours',
      how: 'Change brand.colours in config/site.ts of your site, and its pictures in art.',
    },
    legal: {
      title: 'Fill in your address and the law of your contracts',
      how: 'Replace everything in square brackets in config/site.ts, then in the drafts in pages/policies. Have a lawyer read those.',
    },
    payments: {
      title: 'Connect Stripe',
      how: 'Store your keys with npm run put-secrets, then run npm run connect-stripe.',
    },
    item: {
      title: 'Publish the first item',
      how: 'Fill in the form and choose a file. It is on sale as soon as the file has been checked.',
      to: '/admin/articles?new',
    },
  };
