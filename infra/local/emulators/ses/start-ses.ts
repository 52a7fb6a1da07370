import type { MayCall } from '../http/access.ts';
import { listen } from '../http/listen.ts';
import { localHostOnly } from '../http/local-host.ts';
import type { MailEvent } from './mail-event.ts';
import { handleRequest, type SesContext } from './handle-request.ts';
import { openMailStore } from './mail-store.ts';

export interface SesServer {
  /** http://127.0.0.1:port, for AWS_ENDPOINT_URL_SESV2. */
  url: string;
  close(): Promise<void>;
}

interface SesOptions {
  /** Emails are stored in its file `ses.sqlite`; in memory by default. */
  dataDir?: string;
  /** Any free port by default. */
  port?: number;
  /** Addresses or whole domains that may send; any sender by default. */
  verifiedSenders?: string[];
  mayCall?: MayCall;
  /** Called with SES's reports about emails to its mailbox simulator, as EventBridge delivers them. */
  onEvent?(event: MailEvent): void;
}

/**
 * Starts Amazon SES v2 on 127.0.0.1, with SendEmail and GetEmailIdentity. Nothing is sent: emails are shown at
 * /_local/outbox and listed as JSON at /_local/mails. POST /_local/outage {"on":true} makes SendEmail fail.
 */
export async function startSes(options: SesOptions = {}): Promise<SesServer> {
  const mails = openMailStore(options.dataDir);
  const { verifiedSenders, mayCall, onEvent } = options;
  const context: SesContext = {
    mails,
    verifiedSenders,
    outage: false,
    mayCall,
    onEvent,
  };
  const listening = await listen(
    localHostOnly((message, response) => void handleRequest(context, message, response)),
    { port: options.port },
  );
  return {
    url: `http://127.0.0.1:${listening.port}`,
    async close() {
      await listening.close();
      mails.close();
    },
  };
}
