export { markPaths } from '#site/art/mark.ts';
