import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Change } from './change-record.ts';
import { playChanges } from './change-stream.ts';
import { createEndpoint } from './http-endpoint.ts';
import { openOrderedStore } from './ordered-store.ts';
import type { Database } from './table-store.ts';
import { sweepExpired } from './time-to-live.ts';

export interface DynamoDbServer {
  /** `http://127.0.0.1:port`, for the SDK's `endpoint` or AWS_ENDPOINT_URL_DYNAMODB. */
  url: string;
  /** Takes no more calls, ends those under way and the delivery under way, then closes the files. */
  close(): Promise<void>;
}

export interface DynamoDbOptions {
  /** Where `dynamodb.sqlite` stands; without it everything is kept in memory and lost. */
  dataDir?: string;
  /** Default: any free port. */
  port?: number;
  /**
   * Plays DynamoDB Streams and the Lambda behind it for `streamTables`: called at least once for each change, in
   * order, after the write is durable and answered. An error is retried three times, then logged and left.
   */
  onWrite?: (change: Change) => void | Promise<void>;
  streamTables?: string[];
}

/** How often expired items are removed; AWS promises no more than "within a few days". */
const sweepIntervalMs = 60_000;

/** What an answer on its way out gets before kept-alive connections are cut. */
const drainMs = 200;

/**
 * Starts DynamoDB for the laptop on 127.0.0.1: dynalite's validation and expressions over SQLite.
 * @throws Error when another server holds `dataDir`, or the port is taken
 */
export async function startDynamoDb(options: DynamoDbOptions = {}): Promise<DynamoDbServer> {
  const { dataDir, port = 0, onWrite, streamTables = [] } = options;
  const entries = openOrderedStore(dataDir);
  const database: Database = { entries, streamTables: new Set(onWrite ? streamTables : []) };
  const changes = onWrite && playChanges(database, onWrite);

  const server = createEndpoint(database, () => changes?.wake());
  const sweep = () => {
    sweepExpired(database, new Date());
    changes?.wake();
  };
  sweep();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  } catch (error) {
    await changes?.close();
    entries.close();
    throw error;
  }
  const sweeping = setInterval(sweep, sweepIntervalMs);
  sweeping.unref();

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      clearInterval(sweeping);
      await changes?.close();
      const closed = once(server, 'close');
      server.close();
      const cutOff = setTimeout(() => server.closeAllConnections(), drainMs);
      await closed;
      clearTimeout(cutOff);
      entries.close();
    },
  };
}
