import { bundlesContract } from '#shared/contracts/bundles.ts';
import { getBundle } from '../domain/bundles/bundle-repository.ts';
import { createPartFinder } from '../domain/bundles/find-parts.ts';
import { toManaged } from '../domain/bundles/present-bundle.ts';
import { presentDates } from '../domain/catalogue/choose-date.ts';
import { chosenState } from '../domain/catalogue/publication.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';

export const getManaged = implement(bundlesContract.getManaged, async ({ id }) => {
  const bundle = await getBundle(id);
  if (!bundle?.shelf) throw new AppError('not_found');
  const { shortDescription, longDescription } = bundle;
  const parts = (await createPartFinder())(bundle.parts);
  return {
    ...toManaged(bundle, parts),
    chosen: chosenState(bundle),
    dates: presentDates(bundle),
    shortDescription,
    longDescription,
  };
});
