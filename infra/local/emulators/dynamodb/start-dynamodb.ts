import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Change } from './change-record.ts';
import { deliverChanges } from './change-stream.ts';
import type { MayCall } from '../http/access.ts';
import { createCalls, createEndpoint, type HandleCall } from './http-endpoint.ts';
import { openOrderedStore } from './ordered-store.ts';
import type { Consumed, Database } from './table-store.ts';
import { sweepExpired } from './time-to-live.ts';

export interface DynamoDbServer {
  /** `http://127.0.0.1:port`, for the SDK's `endpoint` or AWS_ENDPOINT_URL_DYNAMODB. */
  url: string;
  /** The same calls without HTTP, for tests in this process. */
  handleCall: HandleCall;
  consumed(): Consumed;
  /** Refuses new calls, waits for calls and a delivery in progress, then closes the files. */
  close(): Promise<void>;
}

export interface DynamoDbOptions {
  /** The folder of `dynamodb.sqlite`; without it everything is in memory. */
  dataDir?: string;
  /** Any free port by default. */
  port?: number;
  /**
   * Replaces the Lambda function that DynamoDB Streams calls for `streamTables`: called at least once for each
   * change, in order, after the write is durable and its response sent. An error is retried three times, then logged
   * and dropped.
   */
  onWrite?: (change: Change) => void | Promise<void>;
  streamTables?: string[];
  mayCall?: MayCall;
}

/** How often expired items are removed; AWS promises only "within a few days". */
const sweepIntervalMs = 60_000;

/** How long responses may take to go out before kept-alive connections are closed. */
const drainMs = 200;

/**
 * Starts DynamoDB on 127.0.0.1: dynalite's validation and expressions on top of SQLite.
 * @throws Error when another server holds `dataDir`, or the port is taken
 */
export async function startDynamoDb(options: DynamoDbOptions = {}): Promise<DynamoDbServer> {
  const { dataDir, port = 0, onWrite, streamTables = [] } = options;
  const entries = openOrderedStore(dataDir);
  const consumed = { readUnits: 0, writeUnits: 0 };
  const database: Database = {
    entries,
    consumed,
    streamTables: new Set(onWrite ? streamTables : []),
  };
  const changes = onWrite && deliverChanges(database, onWrite);

  const handleCall = createCalls(database, () => changes?.wake(), options.mayCall);
  const server = createEndpoint(handleCall);
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
    handleCall,
    consumed: () => ({ ...consumed }),
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
