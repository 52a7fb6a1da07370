import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

/**
 * The folder in `dist` that Lambda mounts at `/opt`, where functions find packages. Separate from the bundles,
 * because the local stack uses the sharp of its own platform.
 * @see https://docs.aws.amazon.com/lambda/latest/dg/nodejs-layers.html
 */
export const sharpLayer = 'layers/sharp';
const packages = 'nodejs/node_modules';

/** Whether the layer contains this version of sharp for Lambda's platform. */
export function hasSharpLayer(dist: string, version?: string): boolean {
  const folder = path.join(dist, sharpLayer, packages);
  const native = `@img/sharp-linux-arm64/lib/sharp-linux-arm64-${version ?? '*'}.node`;
  return (
    existsSync(path.join(folder, 'sharp/package.json')) &&
    globSync(native, { cwd: folder }).length === 1 &&
    globSync('@img/sharp-libvips-linux-arm64/lib/libvips-cpp.so.*', { cwd: folder }).length === 1
  );
}
