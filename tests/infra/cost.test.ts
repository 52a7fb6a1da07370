import { expect, it } from 'vitest';
import { readFigures, siteNames } from '#infra/cost/figures.ts';
import { countFixed } from '../bench/cost/count-fixed.ts';

const { fixed } = readFigures();

it.each(siteNames)(
  'infra/cost/figures.json counts what the template of %s deploys: else npm run cost -- --recount',
  (site) => {
    expect(countFixed(site)).toEqual(fixed[site]);
  },
);
