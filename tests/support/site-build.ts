import path from 'node:path';
import { createReloader } from './reload-bundles.ts';

/** The environment variable through which workers learn where the build under test is (prepare-site.ts). */
export const siteBuildVariable = 'BROWSER_SITE_BUILD';

/** The copy of `dist` that this run tests. */
export const buildDirectory = () => process.env[siteBuildVariable]!;

/** The parts of the build, as options of a stack. */
export function siteBuild() {
  const directory = buildDirectory();
  return {
    loadHandler: createReloader(path.join(directory, 'functions')),
    web: { directory: path.join(directory, 'web') },
    pagesDir: path.join(directory, 'pages'),
    siteTextFile: path.join(directory, 'site-text.json'),
  };
}
