import type { LoadHandler } from './gateway/invoke.ts';
import type { Program } from './run-local.ts';

/**
 * Serves an incomplete build: the function of the first page runs at once, and calls of the others wait until they are
 * built.
 * @param first the function that is built
 * @param buildRest builds the others
 */
export function loadWhenBuilt(
  load: LoadHandler,
  first: string,
  buildRest: () => Promise<void>,
): Required<Pick<Program, 'loadHandler' | 'prepareRest'>> {
  const rest = Promise.withResolvers<void>();
  return {
    async loadHandler(group) {
      if (group !== first) await rest.promise;
      return load(group);
    },
    prepareRest() {
      rest.resolve(buildRest());
      return rest.promise;
    },
  };
}
