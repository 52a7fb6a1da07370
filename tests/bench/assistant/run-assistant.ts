import { npmCommand } from '#shared/command-line/npm-command.ts';
import { readBuilt } from '#shared/command-line/read-built.ts';
import { siteTextSchema } from '#shared/site-text/site-text.ts';
import { benchOfSite } from './bench-of-site.ts';
import { crossValidate } from './cross-validate.ts';
import { plainReply } from './grade.ts';
import { figuresOf, gradeAll, type Graded } from './measure-assistant.ts';
import { questionKinds } from './question-kinds.ts';

const { failures, crossValidate: leavesOut } = npmCommand('bench:assistant')
  .option('--failures', 'show what was said to the questions that went wrong', false)
  .option('--cross-validate', 'leave out every fifth way to ask for a fact, and ask it', false)
  .addHelpText('after', '\nReads the pages of the last build, which must be of the same SITE.')
  .parse()
  .opts();
const pages = siteTextSchema.parse(await readBuilt('site-text.json'));
const { questions: asked, knowledgeOf } = await benchOfSite();
const knowledge = await knowledgeOf(pages);
if (leavesOut) {
  console.log(crossValidate(knowledge, 5));
  process.exit();
}
const graded = await gradeAll(knowledge, asked);

const row = (name: string, some: readonly Graded[]) => {
  const { questions, right, debris, charged, chargedWrongly, ofItem, citesItem } = figuresOf(some);
  const percent = `${((100 * right) / questions).toFixed(1)} %`;
  return {
    area: name,
    questions,
    right,
    percent,
    debris,
    charged,
    'charged wrongly': chargedWrongly,
    'of an item': ofItem,
    'cites it': citesItem,
  };
};
const byArea = Map.groupBy(graded, ({ question }) => question.area);
const kindRows = Object.entries(questionKinds).map(([kind, isOfKind]) =>
  row(
    kind,
    graded.filter(({ question }) => isOfKind(question)),
  ),
);
console.table([
  ...[...byArea].map(([area, some]) => row(area, some)),
  ...kindRows,
  row('all', graded),
]);

if (failures) {
  for (const { question, said, right, debris } of graded) {
    if (right && debris.length === 0) continue;
    const marks = [right ? '' : 'WRONG', said.charged ? 'CHARGED' : 'free', ...debris].join(' ');
    console.log(`\n${marks} | ${[...(question.history ?? []), question.ask].join(' > ')}`);
    console.log(
      `  must: ${question.must.map(String).join(' ')}\n  said: ${plainReply(said.reply)}`,
    );
  }
}
