import { loadDotEnv } from './load-dot-env.ts';

// What follows reads the site configuration, which .env may choose.
loadDotEnv();
await import('../choose-site.ts');
await import('./start-local.ts');
