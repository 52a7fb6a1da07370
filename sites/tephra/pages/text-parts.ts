export * from '../../outcrop/pages/text-parts.ts';
