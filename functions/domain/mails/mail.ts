import type { DeletionScope } from '#shared/contracts/privacy.ts';
import type { WaitlistName } from '#shared/contracts/waitlist.ts';
import type { EditedKind } from '../items/catalogue-kind.ts';

/**
 * The content of an email to be sent. It contains no secrets: a reset token is created when the email is sent. `to`
 * is absent if there is no recipient; such a row is dropped. It exists so that requests for unknown addresses take the
 * same time.
 */
export type MailOrder =
  | { kind: 'password-reset'; to?: string; userId?: string }
  | { kind: 'password-changed'; to: string }
  /** Many wrong passwords were tried in one day. */
  | { kind: 'password-guesses'; to?: string; userId?: string }
  /** Sent after an account was deleted; its last email. */
  | { kind: 'account-deleted'; to: string }
  | { kind: 'receipt'; to: string; orderId: string; purchase: PurchaseFacts }
  | {
      kind: 'refund';
      to: string;
      orderId: string;
      purchase: PurchaseFacts;
      /** Whether the refund was for a duplicate payment: the buyer still owns the item. */
      stillOwned: boolean;
      /** Whether Stripe asks the buyer for a bank account before it can refund. */
      asksBuyer?: boolean;
    }
  | {
      kind: 'new-items';
      to: string;
      items: readonly NewItem[];
      /** How many further items there are. */
      more: number;
      /** The subscriber, for the unsubscribe links. */
      userId: string;
    }
  /**
   * Reports complimentary access; the email's id is the gift's. `titles`: the items of a bundle that are new to the
   * member.
   */
  | {
      kind: 'complimentary';
      to: string;
      title: string;
      titles?: readonly string[];
      /** The member, and one of the items. */
      userId: string;
      item: string;
    }
  /** `userId`: the owner, for the unsubscribe links. */
  | { kind: 'new-edition'; to: string; news: EditionNews; userId: string }
  | { kind: 'waitlist'; to: string; list: WaitlistName }
  | DeletionMail;

/** About one deletion request. The email to the operator names no one, because the operator's mailbox keeps it. */
export type DeletionMail = { to: string; reference: string; scope: DeletionScope } & (
  | { kind: 'deletion-confirm' }
  | { kind: 'deletion-open'; dueAt: string }
  | { kind: 'deletion-operator'; dueAt: string; withdrawn?: true }
  | { kind: 'deletion-closed'; ending: 'done' | 'declined' | 'withdrawn'; note?: string }
);

/** An item published since the last new-items email. */
export interface NewItem {
  kind: 'articles' | 'podcasts' | 'products';
  title: string;
  summary?: string;
  /** A path on the site. */
  path: string;
  priceMinor: number;
  currency: string;
}

/** What the emails to owners say about an edition. */
export interface EditionNews {
  of: { kind: EditedKind; id: string };
  title: string;
  number: number;
  /** When it was published. Later buyers already got it. */
  at: string;
  changes: string;
}

export interface PurchaseFacts {
  title: string;
  /** For credits, how many. */
  credits?: number;
  amountMinor: number;
  /** For a bundle, its price and the items paid for, each with its share of the amount. */
  bundle?: {
    priceMinor: number;
    parts: { title: string; amountMinor: number; isGranted: boolean }[];
  };
  /** The parts of the amount; absent if it is just the price. */
  subtotalMinor?: number;
  discountMinor?: number;
  code?: string;
  taxMinor?: number;
  /** Present if the sale was taxed. */
  taxes?: TaxFacts;
  /** The text about the right of withdrawal that the buyer agreed to. */
  agreedTo?: string;
  currency: string;
  sessionId: string;
  paidAt: string;
}

/** The tax details of a receipt. */
export interface TaxFacts {
  /** `link`: sold through Link, the seller of record of Stripe Managed Payments. */
  seller: 'shop' | 'link';
  sellerTaxId?: string;
  prices: 'exclusive' | 'inclusive';
  netMinor: number;
  /** Name and address, line by line. */
  buyer: string[];
  buyerTaxIds: string[];
  hasInvoice: boolean;
}

/** A row of the outbox. `pending` is present until the email is sent: the sparse index lists such rows. */
export type Mail = MailOrder & {
  id: string;
  createdAt: string;
  expiresAt: number;
  pending?: 'yes';
  attempts: number;
  /** Epoch milliseconds until which one worker has leased this email. */
  leasedUntil?: number;
  /**
   * `dropped`: without a recipient; `given_up`: after many attempts; `address_…`: withheld because of earlier emails.
   */
  outcome?: MailOutcome;
  closedAt?: string;
};

export type MailOutcome =
  | 'sent'
  | 'dropped'
  | 'given_up'
  | 'address_bounces'
  | 'address_complained';
