import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { StaticRouter } from 'react-router';
import { expect, it, test } from 'vitest';
import { coreRules } from '#shared/core-rules/core-rules.ts';
import { help } from '#tools/core/cli/help.ts';
import { starterConfig } from '#tools/core/config/starter-config.ts';
import { findRoute } from '#web/src/app/find-route.ts';
import DocsPage from '#sites/outcrop/pages/docs/docs-page.mdx';
import { troubleshooting } from '#sites/outcrop/pages/docs/troubleshooting.ts';

const html = renderToStaticMarkup(
  createElement(StaticRouter, { location: '/docs' }, createElement(DocsPage)),
);
const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
const links = [...html.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href!);
/** The HTML of a part, from its anchor to the next one. */
const partText = (id: string) => html.split(`<section id="${id}"`)[1]!.split('<section ')[0]!;

it('every anchor exists once', () => {
  expect(ids.length).toBe(new Set(ids).size);
});

it('every link leads somewhere', () => {
  for (const href of links.filter((one) => one.startsWith('/docs#'))) {
    expect(ids).toContain(href.slice('/docs#'.length));
  }
  for (const href of links.filter((one) => one.startsWith('/'))) {
    expect([href, findRoute(href.replace(/[?#].*/, ''))]).not.toContain(undefined);
  }
});

it('shows every rule of the tool with its repair', () => {
  for (const { id } of coreRules) expect(ids).toContain(`rule-${id}`);
  expect(html.match(/<strong\b[^>]*>Repair<\/strong>/g)).toHaveLength(coreRules.length);
});

it('names every option of the help and every key of the configuration', () => {
  const options = new Set(help.match(/--[a-z-]+/g));
  const written = `${partText('options')} ${partText('commands')}`;
  for (const option of options) expect(written).toContain(option);
  for (const key of Object.keys(starterConfig)) expect(partText('keys')).toContain(key);
});

test.each(troubleshooting)('"$question" is answered in plain text', ({ question, answer }) => {
  expect(answer).not.toMatch(/[`<>]|\]\(/);
  expect(question.length).toBeLessThan(80);
  for (const paragraph of answer.split('\n\n')) expect(paragraph).toMatch(/[.\]]$/);
});
