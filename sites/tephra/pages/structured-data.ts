export * from '../../outcrop/pages/structured-data.ts';
