declare global {
  /** The settings that zod reads when it is loaded (zod/v4/core/core.js). */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// The admin pages load zod later. The content security policy forbids `eval` and reports even zod's attempt to use it.
globalThis.__zod_globalConfig = { jitless: true };

export {};
