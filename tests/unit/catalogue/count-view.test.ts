import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, it, vi } from 'vitest';
import { countView } from '#functions/articles/count-view.ts';
import { dynamo } from '#functions/platform/dynamo.ts';
import { tables, type TablePlan } from '#infra/tables.ts';

const send = vi.spyOn(dynamo, 'send');
const article = { id: 'art-1', shelf: 'published', longDescription: 'x'.repeat(2500), views: 40 };
let known: boolean;
let visits: number;

beforeEach(() => {
  known = false;
  visits = 0;
  send.mockReset();
  send.mockImplementation((async (command: object) => {
    if (command instanceof GetCommand) {
      return { Item: command.input.TableName === 'test-visits' ? { visits } : article };
    }
    if (command instanceof PutCommand && known) {
      throw new ConditionalCheckFailedException({ message: 'known', $metadata: {} });
    }
    if (command instanceof UpdateCommand && command.input.TableName === 'test-visits') visits += 1;
    return { Attributes: { count: 1 } };
  }) as typeof dynamo.send);
});

const count = () =>
  countView({ id: 'art-1', visit: 'visit-one' }, undefined, {
    ip: '203.0.113.1',
    headers: {},
    rawBody: '',
    search: '',
  });

const writes = () =>
  send.mock.calls
    .map(([command]) => command)
    .filter((command) => command instanceof PutCommand || command instanceof UpdateCommand);

it('costs three write units: three small rows in tables without indexes', async () => {
  expect(await count()).toEqual({ views: 41 });
  expect(writes()).toHaveLength(3);
  for (const { input } of writes()) {
    const plan: TablePlan = tables[input.TableName!.replace('test-', '') as keyof typeof tables];
    expect(plan.indexes, input.TableName).toBeUndefined();
    expect(JSON.stringify(input).length).toBeLessThan(1024);
  }
});

it('counts a visit once', async () => {
  known = true;
  expect(await count()).toEqual({ views: 40 });
  expect(visits).toBe(0);
});
