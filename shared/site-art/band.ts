export { bandPaths } from '#site/art/band.ts';
