import { provideParts } from '../lib/provided-parts.ts';
import { createPart } from '../lib/parts/create-part.ts';

const codeDialog = createPart(() => import('../components/code-dialog.tsx'));

provideParts({
  hubReturn: () => import('../features/podcasts/returning/hub-outcome.tsx'),
  libraryReturn: () => import('../features/articles/purchase/return-from-checkout.tsx'),
  // Loaded through item-pages.ts: shops with bundles make one more request, but no page carries the name of another
  // file.
  storeBundles: async () => (await import('./item-pages.ts')).storeBundles(),
  askForCode() {
    codeDialog.want(true);
    return codeDialog.arrived;
  },
});
