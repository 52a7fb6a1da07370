import { beforeAll, expect, it } from 'vitest';
import { lintExpressions } from '../../support/lint-expressions.ts';

const bare = [
  '<p>Nothing saved yet</p>',
  '<Button>Save</Button>',
  "<p>{busy ? 'Saving …' : messages.save}</p>",
  "<p>{count > 0 && 'Some are left'}</p>",
  '<p>{`Page ${page} of ${pages}`}</p>',
  '<TextField label="Email address" />',
  '<Fact label="Price">{price}</Fact>',
  '<ConfirmDialog confirmLabel="Delete" />',
  "<img alt={open ? 'Close menu' : messages.menu} />",
  '<Notice title={`“${title}” was saved`} />',
  "toast.error('We couldn’t save it')",
  "failureText(error, 'Please try again.')",
];
const gathered = [
  '<p>{messages.nothingSavedYet}</p>',
  '<TextField label={messages.email} name="email" type="email" autoComplete="email" />',
  '<p className={open ? "open" : "closed"}>{count}</p>',
  '<a href="/terms">{text}</a>',
  '<p>{messages.pageOf(page, pages)} · {price}</p>',
  '<time dateTime={`${day}T00:00`}>{shownDay}</time>',
  'toast.error(messages.notSaved)',
  "new Error('The route names a page that does not exist')",
];
let refused: string[];

beforeAll(async () => {
  refused = await lintExpressions('bare-text', [...bare, ...gathered]);
}, 60_000);

it.each(bare)('refuses a text outside messages.ts: %s', (expression) =>
  expect(refused).toContain(expression),
);

it.each(gathered)('accepts strings that are not text for people: %s', (expression) =>
  expect(refused).not.toContain(expression),
);
