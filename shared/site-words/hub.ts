export { hubWords } from '#site/words/hub.ts';
