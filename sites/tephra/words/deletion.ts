export * from '../../outcrop/words/deletion.ts';
