/** What the check reads of a member's row. */
export interface MemberRecord {
  id: string;
  credits: number;
  lots?: readonly LotRecord[];
  /** The time of the newest booking that is in them; without it, signing up is, and what is older than that note. */
  creditsAt?: string;
}

export interface LotRecord {
  entry: string;
  left: number;
  takenBack?: number;
  unrecovered?: number;
}

/** What the check reads of a row of the ledger. */
export interface BookingRecord {
  entry: string;
  kind: string;
  credits: number;
  balance?: number;
  /** Which lots it changes: taken out of them, or put into them where negative. */
  from?: readonly { entry: string; credits: number }[];
  createdAt: string;
}

/** What the check reads of a hold. */
export interface HoldRecord {
  requestId: string;
  attempt: number;
  state: string;
  createdAt: string;
}

/** Everything that stands of one member, as it was when his row was read. */
export interface Account {
  member: MemberRecord;
  bookings: readonly BookingRecord[];
  /** His open holds. */
  holds: readonly HoldRecord[];
  /** Bookings that are newer than his row, and not among the others. */
  newer: readonly BookingRecord[];
}

export interface Discrepancy {
  userId: string;
  what: string;
}
