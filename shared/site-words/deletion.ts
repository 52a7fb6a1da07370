export { deletionWords } from '#site/words/deletion.ts';
