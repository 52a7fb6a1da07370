export * from '../../outcrop/pages/routes.ts';
