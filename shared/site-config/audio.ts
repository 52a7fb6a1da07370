export { audio } from '#site/config/audio.ts';
