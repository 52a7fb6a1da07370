export { trackPaths } from '#site/art/track.ts';
