export { storeWords } from '#site/words/store.ts';
