export { tiles } from '#site/art/tiles.ts';
