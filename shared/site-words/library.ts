export { libraryWords } from '#site/words/library.ts';
