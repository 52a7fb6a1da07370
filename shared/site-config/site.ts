export { site } from '#site/config/site.ts';
