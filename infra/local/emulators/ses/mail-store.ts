import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export type MailHeader = [name: string, value: string];

export interface Mail {
  /** SES's MessageId. */
  id: string;
  from: string;
  to: string[];
  cc: string[];
  bcc: string[];
  replyTo: string[];
  subject: string;
  text?: string;
  html?: string;
  /** The headers that the sender added to the usual ones. */
  headers?: MailHeader[];
  /** ISO 8601, UTC. */
  sentAt: string;
}

export interface MailStore {
  add(mail: Mail): void;
  find(id: string): Mail | undefined;
  /** Newest first; with `to`, only emails to this address (in any letter case, To, Cc or Bcc). */
  list(to?: string): Mail[];
  close(): void;
}

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS mails (
    number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, mail TEXT NOT NULL
  ) STRICT;
`;

/** Stores emails in `ses.sqlite` under `dataDir`, or in memory without one. */
export function openMailStore(dataDir: string | undefined): MailStore {
  if (dataDir !== undefined) mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(
    dataDir === undefined ? ':memory:' : join(dataDir, 'ses.sqlite'),
  );
  database.exec(schema);
  const add = database.prepare('INSERT INTO mails (id, mail) VALUES (?, ?)');
  const find = database.prepare('SELECT mail FROM mails WHERE id = ?');
  const list = database.prepare('SELECT mail FROM mails ORDER BY number DESC');
  return {
    add: (mail) => void add.run(mail.id, JSON.stringify(mail)),
    find(id) {
      const row = find.get(id);
      return row && toMail(row);
    },
    list(to) {
      const mails = list.all().map(toMail);
      return to === undefined ? mails : mails.filter((mail) => wentTo(mail, to));
    },
    close: () => database.close(),
  };
}

function toMail(row: Record<string, unknown>): Mail {
  return JSON.parse(String(row.mail)) as Mail;
}

function wentTo({ to, cc, bcc }: Mail, address: string): boolean {
  const wanted = address.toLowerCase();
  return [...to, ...cc, ...bcc].some((one) => bareAddress(one).toLowerCase() === wanted);
}

/** `Name <a@b>` → `a@b`. */
export function bareAddress(address: string): string {
  return /<([^<>]*)>\s*$/.exec(address)?.[1]?.trim() ?? address.trim();
}
