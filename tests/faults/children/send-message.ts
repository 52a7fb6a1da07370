import './kill-switch.ts';
import { createSendMessage } from '#functions/chat/create-send-message.ts';
import { composeAnswer } from '#functions/domain/assistant/built-in/compose-answer.ts';

const { USER_ID, MESSAGE, REQUEST_ID } = process.env as Record<string, string>;

void createSendMessage({ name: 'built-in', provide: composeAnswer, replySeconds: 20 })(
  { message: MESSAGE!, requestId: REQUEST_ID! },
  { id: USER_ID!, email: 'reader@example.test', role: 'user' },
  { ip: '203.0.113.1', headers: {}, rawBody: '', search: '' },
);
