declare global {
  /** zod's settings, which it reads from here when it is loaded (zod/v4/core/core.js). */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// The admin pages load zod later. The content security policy forbids `eval`, and reports even that zod tries it.
globalThis.__zod_globalConfig = { jitless: true };

export {};
