import { article, buying, credits } from './buy.ts';
import { asking } from './chat.ts';
import type { Flow } from './flow.ts';
import { leaving } from './leave.ts';
import { publishing } from './publish.ts';
import { refunding } from './refund.ts';
import { resetting } from './reset.ts';
import { uploading } from './upload.ts';

export const allFlows: [name: string, flow: Flow][] = [
  ['buys an article', buying(article)],
  ['buys credits', buying(credits)],
  ['gets an article refunded', refunding(article)],
  ['gets credits refunded', refunding(credits)],
  ['asks the assistant', asking],
  ['resets a password', resetting],
  ['uploads a file', uploading],
  ['publishes', publishing],
  ['deletes the account', leaving],
];
