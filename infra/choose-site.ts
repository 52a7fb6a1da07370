import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { siteConfigFile, siteConfigPartFiles } from '#shared/site-config/config-file.ts';

/**
 * With `SITE_CONFIG=tephra`, imports of the site configuration in this process resolve to that example, as in both
 * builds. Load it before everything else, by `node --import` or a separate `import()`.
 */
const name = process.env['SITE_CONFIG'];
if (name) {
  const chosen = pathToFileURL(siteConfigFile(name)).href;
  const parts = new Set(siteConfigPartFiles.map((file) => pathToFileURL(file).href));
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const resolved = nextResolve(specifier, context);
      return parts.has(resolved.url) ? { ...resolved, url: chosen } : resolved;
    },
  });
}
