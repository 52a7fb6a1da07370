// @module-tag long

import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as providers from '#functions/domain/assistant/choose-provider.ts';
import { bundleOptions } from '#infra/bundle-functions.ts';
import { createBundleLoader } from '#infra/local/load-bundle.ts';
import { chatContract } from '#shared/contracts/chat.ts';
import { answerable, seedKnowledge } from '../../support/chat-knowledge.ts';
import { startFakeModel } from '../../support/fake-model.ts';
import { grounded } from '../../support/grounded-passages.ts';
import { loadHandler } from '../../support/load-handler.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let folder: string;
let stack: TestStack;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'outcrop-chat-'));
  const input = {
    index: 'functions/chat/handler.ts',
    providers: 'functions/domain/assistant/choose-provider.ts',
  };
  await build(bundleOptions({ input, folder: path.join(folder, 'chat') }));
  const loadBundle = createBundleLoader(folder);
  stack = await startTestStack({
    loadHandler: (group) => (group === 'chat' ? loadBundle(group) : loadHandler(group)),
  });
  await seedKnowledge(stack);
});
afterAll(async () => {
  await stack.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the bundled chat function', () => {
  it('answers', async () => {
    const { token } = await stack.register();
    const answer = await stack.api(chatContract.send, { message: answerable }, { token });
    expect(answer).toMatchObject({ cost: 1, remainingCredits: 4 });
  });

  it('calls a model', async () => {
    const model = await startFakeModel();
    const require = createRequire(import.meta.url);
    const { chooseProvider } = require(path.join(folder, 'chat/providers.cjs')) as typeof providers;
    const provider = {
      kind: 'openai-compatible',
      baseUrl: model.baseUrl,
      model: 'fake-1',
    } as const;
    const provide = chooseProvider({ provider, maximumReplyTokens: 100 }, () =>
      Promise.resolve('the-key'),
    );
    model.answersWith('Write to us [1].');
    const { answer } = await provide({
      message: 'How do I contact you?',
      history: [],
      passages: [grounded('Contact', 'Write to us.')],
      signal: AbortSignal.timeout(20_000),
    });
    await model.stop();
    expect(answer!.reply).toBe('Write to us [1](/contact).');
  });
});
