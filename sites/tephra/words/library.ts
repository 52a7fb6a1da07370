export * from '../../outcrop/words/library.ts';
