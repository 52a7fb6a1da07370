export * from '../../outcrop/pages/descriptions.ts';
