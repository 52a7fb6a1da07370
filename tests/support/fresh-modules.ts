import { afterAll, vi } from 'vitest';

/**
 * Runs before each file of a project without isolation. The process and the packages stay loaded, which saves most of
 * the time of a file; modules of this repository are loaded again, because they keep clients, settings and caches.
 */
vi.resetModules();

const environment = { ...process.env };

afterAll(() => {
  for (const name of Object.keys(process.env)) {
    if (!(name in environment)) Reflect.deleteProperty(process.env, name);
  }
  Object.assign(process.env, environment);
});
