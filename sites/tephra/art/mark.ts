export * from '../../outcrop/art/mark.ts';
