import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Findings } from '#sites/outcrop/pages/tools/core/checker/findings.tsx';

const html = renderToStaticMarkup(
  <Findings
    severity="error"
    heading="10,003 errors"
    rules={[
      {
        id: 'spike',
        title: 'A value is not a number',
        count: 10_003,
        findings: [{ line: 41, message: 'NPHI is "x.y"', lines: [] }],
      },
    ]}
    more={(_, from) => Promise.resolve({ from: Number(from), findings: [] })}
  />,
);

it('explains a rule in a new tab, and says so: the findings would be lost in this one', () => {
  const [link] = /<a href="\/docs#rule-spike".*?<\/a>/.exec(html)!;
  expect(link).toContain('target="_blank"');
  expect(link).toContain('(opens in a new tab)');
});

it('groups the digits of the number that is left', () => {
  expect(html).toContain('Show more (10,002 left)');
});

it('says which of many findings are shown, and accepts a line to go to', () => {
  expect(html).toContain('1 to 1 of 10,003');
  expect(html).toMatch(/<label for="(\S+)"[^>]*>From line<\/label>.*<input[^>]* id="\1"/);
});
