import { lendParts } from '../lib/lent-parts.ts';
import { createPart } from '../lib/parts/create-part.ts';

const codeDialog = createPart(() => import('../components/code-dialog.tsx'));

lendParts({
  hubReturn: () => import('../features/podcasts/returning/checkout-result.tsx'),
  libraryReturn: () => import('../features/articles/purchase/return-from-checkout.tsx'),
  askForCode() {
    codeDialog.want(true);
    return codeDialog.arrived;
  },
});
