import { existsSync } from 'node:fs';
import path from 'node:path';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { ownProductKey } from '#shared/site-config/own-product.ts';
import { ownProducts } from '#shared/site-config/own-products.ts';
import { functionNames } from './function-plan.ts';
import { hasSharpLayer, sharpLayer } from './sharp-layer.ts';

/** Returns what is missing in the build folder, with the command that builds it; undefined if the build is complete. */
export function missingBuild(folder: string): string | undefined {
  const files = [
    'web/index.html',
    'web/app.html',
    ...functionNames.map((name) => `functions/${name}/index.cjs`),
    'functions/pages/pages/site-pages.json',
    'functions/pages/pages/render/prerender.cjs',
    ...(capabilities.chat ? ['functions/chat/site-text.json'] : []),
    ...ownProducts.map(ownProductKey),
  ];
  const missing = files.filter((file) => !existsSync(path.join(folder, file)));
  if (!hasSharpLayer(folder)) missing.push(`${sharpLayer} (by "npm run build:lambda")`);
  if (missing.length === 0) return undefined;
  const list = missing.map((file) => `  dist/${file}`).join('\n');
  return `The build is not complete. Run "npm run build" first. Missing:\n${list}`;
}
