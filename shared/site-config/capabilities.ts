export { capabilities } from '#site/config/capabilities.ts';
