import { loadDotEnv } from './load-dot-env.ts';

// The modules below read the site configuration, which .env may choose.
loadDotEnv();
await import('../choose-site.ts');
await import('./start-local.ts');
