import type { SiteDeletionScope } from '#shared/site-config/deletion-scope.ts';

/** Data that people may have deleted besides their account. */
export const deletionScopes: readonly SiteDeletionScope[] = [];
