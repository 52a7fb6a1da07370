export * from '../../outcrop/pages/modules.ts';
