import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileContent } from '#web/build/content/content-plugin.ts';
import { loadContentSettings } from '#web/build/content/content-settings.ts';

const settings = await loadContentSettings();
const file = path.resolve('sites/outcrop/pages/policies/made-up-page.mdx');

const page = (text: string, fields = 'layout: page\ntitle: Made up') =>
  compileContent(`---\n${fields}\n---\n\n${text}\n`, file, settings);

const problem = async (...args: Parameters<typeof page>): Promise<string> => {
  const error = await page(...args).catch((reason: unknown) => reason);
  if (!(error instanceof Error)) throw new Error('The page was compiled.');
  return error.message;
};

describe('a page of text', () => {
  it('has its text, with values in text, links and attributes', async () => {
    const code = await page(
      '<Section heading="To {brand.company}">\n\nWrite to [{emails.support}](mailto:{emails.support}).\n\n</Section>',
    );
    expect(code).toContain('heading: "To Outcrop');
    expect(code).toMatch(/href: "mailto:[^{}"]+@/);
    expect(code).not.toContain('{brand');
  });

  it('opens pages of the site in the app, and others in a new tab', async () => {
    const code = await page('See [the terms](/terms#refunds) and [AWS](https://aws.amazon.com).');
    expect(code).toContain('to: "/terms#refunds"');
    expect(code).toContain('to: "https://aws.amazon.com"');
  });

  it('lists its sections for the layout', async () => {
    const fields = 'layout: policy\ntitle: Rules\nlead: All of them.\nversion: 2026-11-26';
    const code = await page(
      '<Section id="one" heading="First" short="Short.">\n\nText.\n\n</Section>',
      fields,
    );
    expect(code).toContain('"id": "one"');
    expect(code).toContain('"version": "2026-11-26"');
  });

  it('leaves out list entries that need what is off, and keeps the lines of the others', async () => {
    const shop = { ...settings, capabilities: { ...settings.capabilities, podcasts: false } };
    const withButtons = (...buttons: string[]) =>
      compileContent(
        `---\nlayout: page\ntitle: A\nactions:\n${buttons.map((one) => `  - { ${one} }\n`).join('')}---\n\nText.\n`,
        file,
        shop,
      );
    const listen = 'label: Listen, to: /podcasthub, needs: podcasts';
    const code = await withButtons(listen, 'label: Rules, to: /terms, needs: products');
    expect(code).not.toContain('Listen');
    expect(code).toContain('"Rules"');
    expect(code).not.toContain('needs');
    await expect(withButtons(listen, 'label: B, to: /terms', 'lable: C')).rejects.toThrow(
      /mdx:7:1: There is no field `lable` in entry 2 of `actions`/,
    );
  });

  it('has text in columns beside figures', async () => {
    const code = await page("import { Figure } from './figure.tsx';\n\nOne.\n\n<Figure />\n\nTwo.");
    expect(code.match(/_jsx\(Prose/g)).toHaveLength(2);
  });
});

describe('a page of documentation', () => {
  const docs = 'layout: docs\nkicker: Core {core.version}\ntitle: A\nlead: B';

  it('shows code under its label, with values, and other braces as they are', async () => {
    const code = await page(
      'Save `{core.fileName}`.\n\n```json core.config.json\n{ "a": "{core.version}", "b": "{x}" }\n```',
      docs,
    );
    expect(code).toMatch(/children: "core-las-[\d.]+tgz"/);
    expect(code).toContain('label: "core.config.json"');
    expect(code).toMatch(/text: "\{ \\"a\\": \\"[\d.]+\\", \\"b\\": \\"\{x\}\\" \}"/);
  });

  it('has tables whose rows have headings, and cells that know their column', async () => {
    const code = await page('| Option | Values |\n| --- | --- |\n| `-q` | None |', docs);
    expect(code).toMatch(/_components\.th, \{\s+scope: "row"/);
    expect(code).toContain('"data-head": "Values"');
  });

  it('says how to label code, and which samples exist', async () => {
    expect(await problem('```sh\nls\n```', docs)).toMatch(/mdx:8:1: Name the code/);
    expect(await problem('<Session command="core" output="versions.txt" />', docs)).toMatch(
      /`output` must be .*"version.txt"/,
    );
  });
});

describe('a mistake in a page names file, line and what to do:', () => {
  it.each([
    [
      'no front matter',
      'sites/outcrop/pages/policies/made-up-page.mdx:1:1: The front matter is missing',
    ],
  ])('%s', async (_, message) => {
    await expect(compileContent('Text.\n', file, settings)).rejects.toThrow(message);
  });

  it.each([
    [
      'an unknown layout',
      'title: A\nlayout: pages',
      /mdx:3:1: The layout must be one of: page, policy, /,
    ],
    [
      'an unknown field',
      'layout: page\ntitle: A\nled: B',
      /mdx:4:1: There is no field `led`. Did you mean `lead`\?/,
    ],
    ['a missing field', 'layout: page', /mdx:1:1: The field `title` is missing/],
    [
      'a wrong day',
      'layout: policy\ntitle: A\nlead: B\nversion: May',
      /mdx:5:1: `version` must be a day, such as 2026-11-28/,
    ],
    [
      'a wrong value',
      'layout: page\ntitle: "{brand.name}"',
      /mdx:3:1: There is no value \{brand.name\}/,
    ],
    [
      'a button that leads to no page',
      'layout: data-analysis\nkicker: A\ntitle: B\nlead: C\nactions:\n  - { label: D, to: /trems }',
      /mdx:7:1: There is no page \/trems/,
    ],
    [
      'a button with a wrong field',
      'layout: page\ntitle: A\nactions:\n  - { label: B, to: /terms }\n  - { lable: C, label: D, to: /terms }',
      /mdx:6:1: There is no field `lable` in entry 2 of `actions`. Did you mean `label`\?/,
    ],
    [
      'a button that needs a switch that does not exist',
      'layout: page\ntitle: A\nactions:\n  - { label: B, to: /terms }\n  - { label: C, to: /terms, needs: podcast }',
      /mdx:6:1: There is no switch podcast. Did you mean `podcasts`\?/,
    ],
    [
      'a button without an address',
      'layout: page\ntitle: A\nactions:\n  - label: B',
      /mdx:5:1: The field `to` in entry 1 of `actions` is missing/,
    ],
    [
      'a button that is no list of fields',
      'layout: page\ntitle: A\nactions:\n  - B',
      /mdx:5:1: Entry 1 of `actions` must be a group/,
    ],
    [
      'the page about Core without its buttons',
      'layout: core\nkicker: A\ntitle: B\nlead: C',
      /mdx:1:1: The field `actions` is missing/,
    ],
    [
      'a wrong value in a button',
      'layout: audio\nkicker: A\ntitle: B\nlead: C\nnote: D\nactions:\n  - { label: E, to: "{audio.mail}" }',
      /mdx:8:1: There is no value \{audio.mail\}/,
    ],
    ['broken front matter', 'layout: page\ntitle: "A', /mdx:3:1: /],
  ])('%s', async (_, fields, message) => {
    expect(await problem('Text.', fields)).toMatch(message);
  });

  it.each([
    [
      'an unknown value',
      'Text {emails.suport}.',
      /mdx:6:6: There is no value \{emails.suport\}. .*emails\.support/,
    ],
    ['code', 'Text {1 + 1}.', /mdx:6:6: There is no value \{1 \+ 1\}/],
    [
      'an unknown block',
      '<Sektion heading="A">\n\nText.\n\n</Sektion>',
      /mdx:6:1: There is no block <Sektion>. Did you mean `Section`\?/,
    ],
    [
      'an unknown attribute',
      '<Section headings="A">\n\nText.\n\n</Section>',
      /mdx:6:1: <Section>: .*`heading`/,
    ],
    [
      'code in an attribute',
      '<Section heading={1}>\n\nText.\n\n</Section>',
      /heading="…", with the text in quotes/,
    ],
    ['text in a block without', '<KeptPeriods>Text</KeptPeriods>', /holds no text/],
    [
      'two paragraphs where one fits',
      '<Item title="A">\n\nOne.\n\nTwo.\n\n</Item>',
      /<Item> holds one paragraph/,
    ],
    [
      'a block that does not end',
      '<Section heading="A">\n\nText.',
      /mdx:6:\d+: <Section> is not closed\. Write <\/Section> where it ends\.$/,
    ],
    ['a brace that does not end', 'For {much.', /mdx:6:\d+: A brace is not closed\. Write \}/],
    [
      'a comment of HTML',
      '<!-- later -->',
      /mdx:6:\d+: HTML comments are not possible here\. Write \{\/\* and \*\/\}/,
    ],
    ['a link to no page', 'See [it](/trems).', /mdx:6:5: There is no page \/trems/],
    [
      'a block that leads to no page',
      'import { Card } from \'./card.tsx\';\n\n<Card to="/trems" />',
      /mdx:8:1: There is no page \/trems/,
    ],
    ['a link to no section', 'See [it](#nowhere).', /mdx:6:5: There is no section #nowhere/],
    ['a link without a beginning', 'See [it](terms).', /must begin with \//],
    [
      'a shelf of what nobody sells',
      '<OnSale heading="A">\n\n<Shelf kind="boat" heading="B" to="/store" go="C" />\n\n</OnSale>',
      /mdx:8:1: <Shelf>: `kind` must be "article", "podcast" or "product"/,
    ],
    [
      'a button in the text that leads to no page',
      '<ButtonLink to="/stroe">See the prices</ButtonLink>',
      /mdx:6:1: There is no page \/stroe/,
    ],
    ['a missing picture', '![A map](./map.webp)', /mdx:6:1: There is no picture \.\/map\.webp/],
    ['a picture that says nothing', '![](./map.webp)', /Say what the picture shows/],
    [
      'a picture from elsewhere',
      '![A map](https://a.test/map.png)',
      /Put the picture beside the page/,
    ],
  ])('%s', async (_, text, message) => {
    expect(await problem(text)).toMatch(message);
  });

  it.each([
    [
      'a figure without its caption',
      'core',
      '<SpecimenFigure />',
      /mdx:9:1: <SpecimenFigure>: The field `caption` is missing/,
    ],
    [
      'a legend that leads to no page',
      'core',
      '<RuleLegend to="/dosc" go="The repair" />',
      /mdx:9:1: There is no page \/dosc/,
    ],
    [
      'a voice that nobody has',
      'audio',
      '<Voice voice="loud">\n\nText.\n\n</Voice>',
      /mdx:10:1: <Voice>: `voice` must be "standard" or "cinematic"\. It is "loud"\./,
    ],
    [
      'a term of another kind',
      'audio',
      '<Terms look="fact">\n\n</Terms>',
      /mdx:10:1: <Terms>: `look` must be .* It is "fact"\. Did you mean `facts`\?/,
    ],
  ])('%s', async (_, layout, text, message) => {
    const note = layout === 'audio' ? '\nnote: D' : '';
    const fields = `layout: ${layout}\nkicker: A\ntitle: B\nlead: C${note}\nactions: []`;
    expect(await problem(text, fields)).toMatch(message);
  });
});
