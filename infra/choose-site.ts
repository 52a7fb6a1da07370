import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { siteConfigFile, siteConfigPartFiles } from '#shared/site-config/config-file.ts';

/**
 * `SITE_CONFIG=tephra`: from now on whatever this process imports of the site configuration is that example's, as in the two
 * builds. Loaded before everything else, by `node --import` or an `import()` of its own.
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
