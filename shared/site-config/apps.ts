export { apps } from '#site/config/apps.ts';
