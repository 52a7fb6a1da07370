import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const schema = `
  CREATE TABLE IF NOT EXISTS objects (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    body TEXT NOT NULL,
    UNIQUE (kind, id)
  );
  CREATE INDEX IF NOT EXISTS objects_by_kind ON objects (kind, seq);
  CREATE INDEX IF NOT EXISTS objects_by_intent ON objects (kind, json_extract(body, '$.payment_intent'));
  CREATE INDEX IF NOT EXISTS objects_by_charge ON objects (kind, json_extract(body, '$.charge'));
  CREATE INDEX IF NOT EXISTS objects_by_subject ON objects (kind, json_extract(body, '$.data.object.id'));
  CREATE INDEX IF NOT EXISTS objects_by_status ON objects (kind, json_extract(body, '$.status'));
  CREATE TABLE IF NOT EXISTS replays (
    key TEXT PRIMARY KEY,
    endpoint TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    status INTEGER NOT NULL,
    body TEXT NOT NULL,
    request_id TEXT NOT NULL,
    saved_at INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS deliveries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    event_id TEXT NOT NULL,
    state TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    answer TEXT
  );
  CREATE INDEX IF NOT EXISTS deliveries_waiting ON deliveries (due_at) WHERE state = 'waiting';
  CREATE INDEX IF NOT EXISTS deliveries_by_event ON deliveries (event_id);
`;

/**
 * Opens (or creates) stripe.sqlite in `dataDir`, or a database in memory without one. A commit in WAL mode
 * with synchronous=NORMAL survives kill -9, though not a power cut.
 */
export function openDatabase(dataDir: string | undefined): DatabaseSync {
  if (dataDir !== undefined) mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(
    dataDir === undefined ? ':memory:' : join(dataDir, 'stripe.sqlite'),
  );
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000',
  );
  database.exec(schema);
  addEndpoints(database);
  return database;
}

/** Data folders of version 0.1.0 support only one endpoint, the one in the options. */
function addEndpoints(database: DatabaseSync): void {
  const columns = database.prepare(`PRAGMA table_info(deliveries)`).all();
  if (columns.some(({ name }) => name === 'endpoint')) return;
  database.exec(`ALTER TABLE deliveries ADD COLUMN endpoint TEXT`);
}
