import type { SiteDeletionScope } from '#shared/site-config/deletion-scope.ts';

/** The data, besides an account, whose deletion visitors can request. */
export const deletionScopes: readonly SiteDeletionScope[] = [];
