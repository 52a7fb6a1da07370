import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Assembly } from '#infra/local/from-template/assemble.ts';
import type { Template } from '#infra/local/from-template/template.ts';
import { changesOf } from '../../support/from-template/change-template.ts';
import { plantedFaults } from '../../support/from-template/faults.ts';
import type { PlantedFault } from '../../support/from-template/planted-fault.ts';
import { assembleTestSite, type TemplateStack } from '../../support/from-template/template-site.ts';

describe('a template without', { tags: 'long', timeout: 120_000 }, () => {
  let whole: Assembly;
  let stack: TemplateStack | undefined;
  beforeAll(async () => {
    whole = await assembleTestSite();
  }, 600_000);
  afterEach(() => stack?.stop());

  /** Starts a stack of the template and a flow on it. */
  async function walk(template: Template, name: PlantedFault['fails']) {
    // The modules of this process keep the addresses of the servers before.
    vi.resetModules();
    const { flows } = await import('../../support/from-template/flows.ts');
    const { startTemplateStack } = await import('../../support/from-template/template-site.ts');
    const started = await startTemplateStack({ ...whole, template });
    stack = started;
    return { ...started, walked: flows[name](started) };
  }

  it.each(plantedFaults)('$name fails $fails', async ({ plant, fails, refused }) => {
    const template = structuredClone(whole.template);
    plant(changesOf(template));
    const tried = await walk(template, fails);
    await expect(tried.walked).rejects.toThrow();
    if (refused) expect(tried.refused.map(({ action }) => action)).toContain(refused);
    else expect(tried.refused).toEqual([]);
  });

  it.each([...new Set(plantedFaults.map(({ fails }) => fails))])(
    'nothing passes %s',
    async (flow) => {
      const { walked } = await walk(whole.template, flow);
      await walked;
    },
  );
});
