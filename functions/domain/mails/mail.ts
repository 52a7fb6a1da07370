import type { DeletionScope } from '#shared/contracts/privacy.ts';
import type { WaitlistName } from '#shared/contracts/waitlist.ts';
import type { EditionNews } from '../editions/announcement-repository.ts';

/**
 * The content of an email to be sent. It contains no secrets: a reset token is created when the email is sent. `to`
 * is absent if there is no recipient; such a row is dropped, so that unknown addresses take the same time.
 */
export type MailOrder =
  | { kind: 'password-reset'; to?: string; userId?: string }
  | { kind: 'password-changed'; to: string }
  /** Many wrong passwords were tried in one day. */
  | { kind: 'password-guesses'; to?: string; userId?: string }
  /** The last email about an account. */
  | { kind: 'account-deleted'; to: string }
  | { kind: 'receipt'; to: string; orderId: string; purchase: PurchaseFacts }
  | {
      kind: 'refund';
      to: string;
      orderId: string;
      purchase: PurchaseFacts;
      /** The refunded payment was a duplicate: the first purchase still counts. */
      stillOwned: boolean;
      /** Stripe asks the buyer for a bank account before the money can go back. */
      asksBuyer?: boolean;
    }
  | {
      kind: 'new-items';
      to: string;
      items: readonly NewItem[];
      /** How many further items there are. */
      more: number;
      /** The subscriber: the unsubscribe links name them. */
      userId: string;
    }
  /** Access that an administrator gave, by the mail's id; `titles`: the items of a bundle that are new to the member. */
  | {
      kind: 'complimentary';
      to: string;
      title: string;
      titles?: readonly string[];
      /** Whose it is, and one of the items. */
      userId: string;
      item: string;
    }
  /** `userId`: the owner, whom the unsubscribe links name. */
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

export interface PurchaseFacts {
  title: string;
  /** For credits, how many. */
  credits?: number;
  amountMinor: number;
  /** Of a bundle: its price, and the items that it was paid for, each with its share of the amount. */
  bundle?: {
    priceMinor: number;
    parts: { title: string; amountMinor: number; isGranted: boolean }[];
  };
  /** How the amount is made up; absent where it is the price. */
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
  /** `dropped`: without a recipient; `given_up`: after many attempts; `address_…`: withheld because of earlier mails. */
  outcome?: MailOutcome;
  closedAt?: string;
};

export type MailOutcome =
  | 'sent'
  | 'dropped'
  | 'given_up'
  | 'address_bounces'
  | 'address_complained';

export interface MailParts {
  subject: string;
  html: string;
  text: string;
  /** In addition to the headers of every email: `List-Unsubscribe`. Names and values in printable ASCII. */
  headers?: Record<string, string>;
}
