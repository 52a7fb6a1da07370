import { expect, it } from 'vitest';
import { articlesOnly } from '../support/articles-only.ts';
import { resolveText } from '../support/resolve-template.ts';
import { propertiesOfOnly, resourcesOfType, synthesizeSite } from '../support/synthesize-site.ts';

interface Widget {
  properties: { title: string; metrics: unknown[][] };
}

const type = 'AWS::CloudWatch::Dashboard';
const settings = { alarmEmail: 'ops@outcrop.example' };

function widgetsOf(site: ReturnType<typeof synthesizeSite>): Widget[] {
  const { DashboardBody } = propertiesOfOnly(site, type);
  return (JSON.parse(resolveText(site.resources, DashboardBody)) as { widgets: Widget[] }).widgets;
}

it('shows every part of a stage, and few enough metrics to be free', () => {
  const widgets = widgetsOf(synthesizeSite(settings));
  expect(widgets).toHaveLength(12);
  const metrics = widgets.flatMap(({ properties }) => properties.metrics);
  expect(metrics.length).toBeGreaterThan(40);
  expect(metrics.length).toBeLessThanOrEqual(50);
  const shown = JSON.stringify(metrics);
  for (const part of ['AWS/CloudFront', 'outcrop-prod-orders', 'outcrop-prod-holds-failed']) {
    expect(shown).toContain(part);
  }
});

it('shows nothing that a shop of articles does not have', () => {
  const shown = JSON.stringify(
    widgetsOf(synthesizeSite(settings, 'none', undefined, articlesOnly)),
  );
  expect(shown).toContain('outcrop-prod-orders');
  expect(shown).not.toMatch(/holds|podcasts|products|waitlist/);
});

it('is omitted if the settings say so', { tags: 'long' }, () => {
  const site = synthesizeSite({ ...settings, dashboard: false });
  expect(resourcesOfType(site, type)).toEqual([]);
});
