declare global {
  /** Read by zod when it is loaded: https://zod.dev/packages/core */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// The desk loads zod later. The content security policy forbids `eval`, and reports even that zod tries it.
globalThis.__zod_globalConfig = { jitless: true };

export {};
