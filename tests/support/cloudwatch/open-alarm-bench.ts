import { createSendMessage } from '#functions/chat/create-send-message.ts';
import { stopMessage } from '#functions/chat/stop-message.ts';
import type { AnswerProvider } from '#functions/domain/assistant/answer.ts';
import { authenticator } from '#functions/domain/members/authenticate.ts';
import { createHandler } from '#functions/platform/create-handler.ts';
import { implement } from '#functions/platform/implement.ts';
import type { LambdaHandler } from '#infra/local/gateway/invoke.ts';
import { chatContract } from '#shared/contracts/chat.ts';
import { assistantConfig } from '#shared/site-config/index.ts';
import { loadHandler } from '../load-handler.ts';
import { resolveText } from '../resolve-template.ts';
import { startTestStack } from '../start-test-stack.ts';
import { resourcesOfType, type SynthesizedSite } from '../synthesize-site.ts';
import { deadLettersOf } from './dead-letters-of.ts';
import { recordMetrics } from './record-metrics.ts';

export type AlarmBench = Awaited<ReturnType<typeof openAlarmBench>>;

/** A local stack whose logs and runs feed the metrics of the template. */
export async function openAlarmBench(site: SynthesizedSite) {
  let provide: AnswerProvider = () => Promise.reject(new Error('Nobody was asked.'));
  const sendMessage = implement(
    chatContract.send,
    createSendMessage({ name: 'fake', replySeconds: 20, provide: (...asked) => provide(...asked) }),
  );
  const chat = createHandler<typeof chatContract>(authenticator, {
    'POST /api/chat': async () => sendMessage,
    'POST /api/chat/{requestId}/stop': async () => stopMessage,
  }) as LambdaHandler;
  const recorder = recordMetrics(site, (group) =>
    group === 'chat' ? Promise.resolve(chat) : loadHandler(group),
  );
  const stack = await startTestStack({ loadHandler: recorder.load });
  await stack.seedArticles();
  return {
    stack,
    assistant: assistantConfig,
    datapoints: recorder.datapoints,
    report: recorder.report,
    apiId: idOf(site, 'AWS::ApiGatewayV2::Api'),
    distributionId: idOf(site, 'AWS::CloudFront::Distribution'),
    deadLettersAfterFailure: (group: string) => deadLettersOf(site, `outcrop-prod-${group}`),
    /** Asks the assistant something that this provider answers. */
    async ask(answer: AnswerProvider): Promise<void> {
      provide = answer;
      const { token } = await stack.register();
      await stack.send(chatContract.send, { message: 'What is porosity?' }, { token });
    },
    /** Runs a function that has a tenth of its time left at its end. */
    async runLate(group: string): Promise<void> {
      const handler = await recorder.load(group);
      const left = [10_000, 1000];
      const context = { functionName: group, getRemainingTimeInMillis: () => left.shift() ?? 1000 };
      await handler({ routeKey: 'GET /nowhere', headers: {} }, context);
    },
    async close(): Promise<void> {
      recorder.stop();
      await stack.stop();
    },
  };
}

function idOf(site: SynthesizedSite, type: string): string {
  const [[id] = ['']] = resourcesOfType(site, type);
  return resolveText(site.resources, { Ref: id });
}
