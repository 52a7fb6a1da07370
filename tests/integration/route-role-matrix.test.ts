import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAuditMonth } from '#functions/domain/audit/audit-repository.ts';
import { dynamo } from '#functions/platform/dynamo.ts';
import { localSettings } from '#infra/local/stack-settings.ts';
import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import type { Session } from '#shared/contracts/auth.ts';
import type { Access, Call } from '#shared/contracts/define-contract.ts';
import { errorTable, type ErrorCode } from '#shared/contracts/errors.ts';
import { deployedCalls, listCalls } from '#shared/contracts/index.ts';
import { membersContract } from '#shared/contracts/members.ts';
import { buyArticle, paidArticle } from '../support/buy-article.ts';
import { paidPodcast } from '../support/buy-podcast.ts';
import type { ActorName, RouteFixtures } from '../support/route-fixtures.ts';
import { routeInputs } from '../support/route-inputs.ts';
import { articleFields, registerAdmin } from '../support/sample-admin.ts';
import { sampleTranscript } from '../support/sample-podcasts.ts';
import { sampleProduct, seedProduct } from '../support/sample-products.ts';
import { startTestStack, type TestStack } from '../support/start-test-stack.ts';

const draftTitle = 'Embargoed until the day of printing';

let stack: TestStack;
let fixtures: RouteFixtures;
let tokens: Record<ActorName, string | undefined>;
beforeAll(async () => {
  stack = await startTestStack();
  await Promise.all([stack.seedArticles(), stack.seedPodcasts(), seedProduct(stack)]);
  const admin = await registerAdmin(stack);
  const { buyer: owner, sessionId } = await buyArticle(stack);
  const draft = { ...articleFields, title: draftTitle };
  const { id: draftId } = await stack.api(articlesAdminContract.create, draft, admin);
  const file = { fileName: 'draft.pdf', contentType: 'application/pdf', size: 2000 };
  const { uploadPdf } = articlesAdminContract;
  const { uploadId } = await stack.api(uploadPdf, { id: draftId, ...file }, admin);
  fixtures = {
    siteUrl: stack.siteUrl,
    articleId: paidArticle.id,
    podcastId: paidPodcast.id,
    productId: sampleProduct.id,
    draftId,
    uploadId,
    ownerId: owner.id,
    ownerEmail: owner.email,
    sessionId,
  };
  tokens = await makeTokens(admin, owner);
});
afterAll(() => stack.stop());

async function makeTokens(admin: Session, owner: Session): Promise<typeof tokens> {
  const other = await stack.register();
  const former = await registerAdmin(stack);
  await stack.removeAdmin(former.email);
  const disabled = await stack.register();
  const disable = { id: disabled.id, disabled: true, reason: 'For the matrix' };
  await stack.api(membersContract.setDisabled, disable, admin);
  const [head, , signature] = owner.token.split('.');
  return {
    guest: undefined,
    owner: owner.token,
    'other user': other.token,
    'former admin': former.token,
    admin: admin.token,
    'disabled member': disabled.token,
    // The claims of the admin's token, signed with another key.
    'forged token': [head, admin.token.split('.')[1], signature].join('.'),
    'ID token': await stack.idToken(other),
  };
}

const actors: ActorName[] = [
  'guest',
  'forged token',
  'ID token',
  'disabled member',
  'other user',
  'former admin',
  'owner',
  'admin',
];
const invalid: ActorName[] = ['forged token', 'ID token', 'disabled member'];
/** The error that keeps a caller out, whatever they request. */
const denials: ErrorCode[] = [
  'not_signed_in',
  'session_expired',
  'forbidden',
  'account_disabled',
  'internal_error',
];

/** The expected refusal of a call for this actor; undefined if the call is allowed. */
function denialOf(access: Access, actor: ActorName): ErrorCode | undefined {
  if (access === 'public' || access === 'signed') return undefined;
  if (actor === 'guest') return access === 'optional' ? undefined : 'not_signed_in';
  if (invalid.includes(actor)) return 'session_expired';
  return access === 'admin' && actor !== 'admin' ? 'forbidden' : undefined;
}

interface ApiResponse {
  status: number;
  headers: Headers;
  text: string;
  code: string | undefined;
}

async function ask(name: string, call: Call, actor: ActorName): Promise<ApiResponse> {
  const input = routeInputs[name]!(fixtures, actor);
  const response = await stack.send(call, input, { token: tokens[actor] });
  const { status, headers } = response;
  const text = await response.text();
  const isError = status >= 400 && headers.get('content-type')?.startsWith('application/json');
  const code = isError && text ? (JSON.parse(text) as { code: string }).code : undefined;
  return { status, headers, text, code };
}

/** The error only, so that callers cannot learn whether the item exists. */
function expectDenial({ status, headers, text }: ApiResponse, code: ErrorCode): void {
  const { status: expected, text: error } = errorTable[code];
  expect([status, JSON.parse(text)]).toEqual([expected, { error, message: error, code }]);
  expect(headers.get('cache-control')).toBe('no-store');
}

/** What only an admin may see, and what only the owner may see. */
function expectNoLeak({ text, headers }: ApiResponse, actor: ActorName): void {
  if (actor === 'admin') return;
  const shown = `${text} ${headers.get('location')}`;
  const files = [paidPodcast.audio!.key, sampleProduct.file!.key];
  const secret = [draftTitle, sampleTranscript.split('\n').at(-2)!, ...files];
  const owners = [fixtures.ownerEmail, fixtures.ownerId, paidArticle.file!.key];
  const hidden = actor === 'owner' ? secret : [...secret, ...owners];
  expect(hidden.filter((each) => shown.includes(each))).toEqual([]);
}

const countAuditEvents = async () =>
  (await listAuditMonth(new Date().toISOString().slice(0, 7), 1000)).length;

const calls = deployedCalls().map(({ group, name, call }) => ({ name: `${group}.${name}`, call }));

describe.each(calls)('$name ($call.access)', ({ name, call }) => {
  it('admits only callers that its contract names, and tells others nothing', async () => {
    expect(routeInputs, 'tests/support/route-inputs.ts').toHaveProperty([name]);
    const auditEvents = await countAuditEvents();
    const letIn = actors.filter((actor) => denialOf(call.access, actor) === undefined);
    for (const actor of actors.filter((each) => !letIn.includes(each))) {
      const response = await ask(name, call, actor);
      expectDenial(response, denialOf(call.access, actor)!);
    }
    expect(await countAuditEvents()).toBe(auditEvents);
    for (const actor of letIn) {
      const response = await ask(name, call, actor);
      expectNoLeak(response, actor);
      if (call.access === 'public' || call.access === 'signed') continue;
      expect([actor, response.code]).not.toEqual([actor, expect.toBeOneOf(denials)]);
    }
  });
});

describe('calls that ask for no session', () => {
  const open = calls.filter(({ call }) => call.access === 'public' || call.access === 'signed');

  it.each(open)('$name responds the same to everybody', async ({ name, call }) => {
    const outcomes: [number, string | undefined][] = [];
    for (const actor of actors) {
      const { status, code } = await ask(name, call, actor);
      outcomes.push([status, code]);
    }
    expect(outcomes).toEqual(actors.map(() => outcomes[0]));
  });
});

/** Limits of calls, and who has saved the sales. A download also notes its time. */
const writtenByReading: Record<string, readonly string[]> = {
  'auth.exportData': ['ephemera'],
  'auth.previewDeletion': ['ephemera'],
  'orders.export': ['audit'],
  'purchase.invoice': ['ephemera'],
};

describe('calls by GET', () => {
  const reading = calls.filter(({ call }) => call.method === 'GET');

  it('write to no tables except those listed here', async () => {
    // The first reader of the feed gives the podcast its id, which then stays.
    const feed = reading.find(({ name }) => name === 'feeds.public')!;
    await ask(feed.name, feed.call, 'guest');
    const found: Record<string, string[]> = {};
    for (const { name, call } of reading) {
      const tables = await tablesWrittenBy(async () => {
        for (const actor of ['owner', 'admin'] as const) await ask(name, call, actor);
      });
      if (tables.length > 0) found[name] = tables;
    }
    expect(found).toEqual(writtenByReading);
  });
});

async function tablesWrittenBy(work: () => Promise<void>): Promise<string[]> {
  const written = new Set<string>();
  const note = { step: 'initialize', name: 'noteWrites' } as const;
  dynamo.middlewareStack.add(
    (next, { commandName }) =>
      (given) => {
        if (!/Get|Query|Scan/.test(commandName!)) {
          for (const [, table] of JSON.stringify(given.input).matchAll(/"TableName":"([^"]+)"/g)) {
            written.add(table!.slice(localSettings.tablePrefix.length + 1));
          }
        }
        return next(given);
      },
    note,
  );
  await work();
  dynamo.middlewareStack.remove(note.name);
  return [...written].toSorted();
}

it('has no input for a call that no longer exists', () => {
  const names = listCalls().map(({ group, name }) => `${group}.${name}`);
  expect(Object.keys(routeInputs).filter((name) => !names.includes(name))).toEqual([]);
});
