export * from '../../outcrop/pages/navigation.ts';
