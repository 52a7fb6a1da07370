import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { logger } from '#functions/platform/logger.ts';
import { articlesContract } from '#shared/contracts/articles.ts';
import { errorText, readApiError } from '#web/src/lib/api/api-error.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { whileTablesFail } from '../../support/while-tables-fail.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

/** The responses of a request for an article while no table answers, and the ids in the log of its failure. */
async function failedRequest(headers: Record<string, string>) {
  const lines: string[] = [];
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((text) => lines.push(String(text)) > 0),
  );
  logger.setLogLevel('ERROR');
  let response!: Response;
  await whileTablesFail(new Error('No table answers.'), async () => {
    response = await stack.send(articlesContract.get, { id: 'any' }, { headers });
  });
  logger.setLogLevel('SILENT');
  for (const spy of spies) spy.mockRestore();
  const logged = lines
    .filter((line) => line.includes('"request failed"'))
    .map((line) => (JSON.parse(line) as { requestId: string }).requestId);
  return { response, logged };
}

it('the text of a server error ends with the id of the request in the logs', async () => {
  const { response, logged } = await failedRequest({});
  expect(response.status).toBe(500);
  const error = await readApiError(response);
  expect(logged).toHaveLength(1);
  expect(errorText(error, 'The paper could not be loaded')).toBe(
    `Something went wrong on our side. Please try again. Reference: ${logged[0]}.`,
  );
});

it('so does the page for a person who opened the URL', async () => {
  const { response, logged } = await failedRequest({ accept: 'text/html' });
  expect(await response.text()).toContain(`Please try again. Reference: ${logged[0]}.</p>`);
});

it("the page of a crashed function has the app's text and the reference", async () => {
  const crashed = new Response('<html>', { status: 500, headers: { 'apigw-requestid': 'abc=' } });
  const error = await readApiError(crashed);
  expect(errorText(error, 'The paper could not be loaded')).toBe(
    'The paper could not be loaded. Reference: abc=.',
  );
});

it('an error that people can fix themselves has none', async () => {
  const { status, headers } = await stack.send(articlesContract.get, { id: 'unknown' });
  expect([status, headers.get('apigw-requestid')]).toEqual([404, expect.any(String)]);
  const body = Response.json({ error: 'Not here.', code: 'not_found' }, { status, headers });
  expect(errorText(await readApiError(body), 'No')).toBe('Not here.');
});
