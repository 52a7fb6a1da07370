export * from '../../outcrop/words/hub.ts';
