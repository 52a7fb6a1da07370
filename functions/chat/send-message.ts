import { chatContract } from '#shared/contracts/chat.ts';
import { assistantConfig, siteConfig } from '#shared/site-config/index.ts';
import { chooseProvider } from '../domain/assistant/choose-provider.ts';
import { withDailyBudget } from '../domain/assistant/model/daily-budget.ts';
import { implement } from '../platform/implement.ts';
import { createSendMessage, type Assistant } from './create-send-message.ts';

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

export const sendMessage = implement(chatContract.send, createSendMessage(assistant));
