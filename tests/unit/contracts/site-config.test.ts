import { describe, expect, it } from 'vitest';
import { site as tephra } from '#sites/tephra/config/site.ts';
import { siteConfigSchema } from '#shared/site-config/schema.ts';
import { site } from '#shared/site-config/site.ts';

describe('the site configuration', () => {
  it.each([
    ['site.ts', site],
    ['examples/tephra.ts', tephra],
  ])('%s is complete', (_name, config) => {
    expect(siteConfigSchema.safeParse(config).error).toBeUndefined();
  });

  it('refuses a price that is not in whole minor units, and says where', () => {
    const wrong = structuredClone(site);
    wrong.credits.packages.small.amountMinor = 4.99;
    const { error } = siteConfigSchema.safeParse(wrong);
    expect(error?.issues[0]?.path).toEqual(['credits', 'packages', 'small', 'amountMinor']);
  });

  it.each(['en_GB', 'English', ''])(
    'refuses the locale «%s», which no price could be written in',
    (locale) => {
      const { error } = siteConfigSchema.safeParse({ ...site, locale });
      expect(error?.issues[0]?.path).toEqual(['locale']);
    },
  );
});
