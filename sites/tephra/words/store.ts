export * from '../../outcrop/words/store.ts';
