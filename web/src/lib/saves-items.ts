import { capabilities } from '#shared/site-config/capabilities.ts';

/** Whether the shop has items that visitors save in their browser: papers and episodes. */
export const savesItems = capabilities.articles || capabilities.podcasts;
