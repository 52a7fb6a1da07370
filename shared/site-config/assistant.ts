export { assistant } from '#site/config/assistant.ts';
