export { waitlists } from '#site/config/waitlists.ts';
