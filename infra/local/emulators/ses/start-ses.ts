import { listen } from '../http/listen.ts';
import { localHostOnly } from '../http/local-host.ts';
import { handleRequest, type SesContext } from './handle-request.ts';
import { openMailStore } from './mail-store.ts';

export interface SesServer {
  /** http://127.0.0.1:port, for AWS_ENDPOINT_URL_SESV2. */
  url: string;
  close(): Promise<void>;
}

interface SesOptions {
  /** Mails are kept in its file `ses.sqlite`; in memory when undefined. */
  dataDir?: string;
  /** Any free one when undefined. */
  port?: number;
  /** Addresses or whole domains that may send; anyone when undefined. */
  verifiedSenders?: string[];
}

/**
 * Plays Amazon SES v2's SendEmail on 127.0.0.1. Nothing is sent: mails wait at /_local/outbox for a
 * person and at /_local/mails for a test; POST /_local/outage {"on":true} makes SendEmail fail.
 */
export async function startSes(options: SesOptions = {}): Promise<SesServer> {
  const mails = openMailStore(options.dataDir);
  const context: SesContext = { mails, verifiedSenders: options.verifiedSenders, outage: false };
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
