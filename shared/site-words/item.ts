export { itemWords } from '#site/words/item.ts';
