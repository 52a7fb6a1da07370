import { chatContract } from '../../shared/contracts/chat.ts';
import { assistantConfig, siteConfig } from '../../shared/site-config/index.ts';
import { chooseProvider } from '../core/assistant/choose-provider.ts';
import { authenticator } from '../core/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';
import { sendMessageTo } from './send-message.ts';
import { stopMessage } from './stop-message.ts';

const assistant = {
  name: assistantConfig.provider.kind,
  provide: chooseProvider(assistantConfig),
  replySeconds: 20,
  ...(assistantConfig.provider.kind !== 'built-in' && { unpaid: siteConfig.limits.chatUnpaid }),
};

export const handler = createHandler(
  chatContract,
  { send: sendMessageTo(assistant), stop: stopMessage },
  authenticator,
);
