import type { DeletionScope } from '#shared/contracts/privacy.ts';
import type { WaitlistName } from '#shared/contracts/waitlist.ts';

/**
 * What a mail is about. Nothing secret stands here: the reset token is made when the mail is sent.
 * `to` is absent where there is nobody to write to; such a row is dropped (same work for unknown addresses).
 */
export type MailOrder =
  | { kind: 'password-reset'; to?: string; userId?: string }
  | { kind: 'password-changed'; to: string }
  /** Many wrong passwords were tried on one day. */
  | { kind: 'password-guesses'; to?: string; userId?: string }
  /** The last mail about an account. */
  | { kind: 'account-deleted'; to: string }
  | { kind: 'receipt'; to: string; orderId: string; purchase: PurchaseFacts }
  | {
      kind: 'refund';
      to: string;
      orderId: string;
      purchase: PurchaseFacts;
      /** A second payment for something already owned was given back: the first one still counts. */
      stillOwned: boolean;
    }
  | {
      kind: 'new-items';
      to: string;
      items: readonly NewItem[];
      /** How many there are besides. */
      more: number;
      /** Whose choice it was: the links that end these mails name him. */
      userId: string;
    }
  | { kind: 'waitlist'; to: string; list: WaitlistName }
  | DeletionMail;

/** About one request for deletion. What goes to the operator names nobody: his mailbox forgets nothing. */
export type DeletionMail = { to: string; reference: string; scope: DeletionScope } & (
  | { kind: 'deletion-confirm' }
  | { kind: 'deletion-open'; dueAt: string }
  | { kind: 'deletion-operator'; dueAt: string; withdrawn?: true }
  | { kind: 'deletion-closed'; ending: 'done' | 'declined' | 'withdrawn'; note?: string }
);

/** Something published since the last mail about new items. */
export interface NewItem {
  kind: 'articles' | 'podcasts' | 'products';
  title: string;
  summary?: string;
  /** On the site. */
  path: string;
  priceMinor: number;
  currency: string;
}

export interface PurchaseFacts {
  title: string;
  /** Of credits: how many. */
  credits?: number;
  amountMinor: number;
  currency: string;
  sessionId: string;
  paidAt: string;
}

/** A row of the outbox. `pending` is there until the mail is out: the sparse index finds it. */
export type Mail = MailOrder & {
  id: string;
  createdAt: string;
  expiresAt: number;
  pending?: 'yes';
  attempts: number;
  /** Epoch milliseconds until which one worker has this mail. */
  leasedUntil?: number;
  /** How it ended: sent, dropped because there was nobody to write to, or given up after many attempts. */
  outcome?: MailOutcome;
  closedAt?: string;
};

export type MailOutcome = 'sent' | 'dropped' | 'given_up';

export interface MailParts {
  subject: string;
  html: string;
  text: string;
  /** Besides those that every mail has: `List-Unsubscribe`. Names and values in printable ASCII. */
  headers?: Record<string, string>;
}
