import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { resolveSite, siteFolder } from '#shared/site-config/site-folder.ts';

/**
 * With `SITE=<name>`, imports of `#site/…` in this process resolve to that site, as in both builds. Load this module
 * before everything else, with `node --import` or a separate `import()`.
 */
requireSite();

registerHooks({
  resolve(specifier, context, nextResolve) {
    const file = resolveSite(specifier);
    return nextResolve(file ? pathToFileURL(file).href : specifier, context);
  },
});

/** Exits if SITE names no site: a stack trace would hide the reason. */
function requireSite(): void {
  try {
    siteFolder();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}
