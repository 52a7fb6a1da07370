export { deletionScopes } from '#site/config/deletion-scopes.ts';
