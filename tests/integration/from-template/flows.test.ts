import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flows } from '../../support/from-template/flows.ts';
import {
  assembleTestSite,
  startTemplateStack,
  type TemplateStack,
} from '../../support/from-template/template-site.ts';

describe('the stack of the synthesized template', { tags: 'long', timeout: 120_000 }, () => {
  let stack: TemplateStack | undefined;
  beforeAll(async () => {
    stack = await startTemplateStack(await assembleTestSite());
  }, 600_000);
  afterAll(() => stack?.stop());

  it.each(Object.entries(flows))('passes the flow %s', async (_, flow) => {
    await flow(stack!);
    expect(stack!.refused).toEqual([]);
    expect(stack!.failures).toEqual([]);
  });
});
