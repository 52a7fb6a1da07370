export * from '../../outcrop/config/deletion-scopes.ts';
