import { lendParts } from '../lib/lent-parts.ts';

lendParts({
  hubReturn: () => import('../features/podcasts/returning/checkout-result.tsx'),
  libraryReturn: () => import('../features/articles/purchase/return-from-checkout.tsx'),
  askForCode: () => import('../components/code-dialog.tsx'),
});
