import { chatContract } from '#shared/contracts/chat.ts';
import { assistantConfig, siteConfig } from '#shared/site-config/index.ts';
import { chooseProvider } from '../domain/assistant/choose-provider.ts';
import { withDailyBudget } from '../domain/assistant/model/daily-budget.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';
import { sendMessageTo, type Assistant } from './send-message.ts';
import { stopMessage } from './stop-message.ts';

const name = assistantConfig.provider.kind;
const provide = chooseProvider(assistantConfig);

const assistant: Assistant = {
  name,
  provide,
  replySeconds: 20,
  ...(name !== 'built-in' && {
    provide: withDailyBudget(provide, assistantConfig.dailyTokensLimit),
    unpaid: siteConfig.limits.chatUnpaid,
  }),
};

export const handler = createHandler(
  chatContract,
  { send: sendMessageTo(assistant), stop: stopMessage },
  authenticator,
);
