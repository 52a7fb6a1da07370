/** The attributes of a member's row that the check reads. */
export interface MemberRecord {
  id: string;
  credits: number;
  lots?: readonly LotRecord[];
  /**
   * The time of the newest entry included in the balance; if absent, all entries up to and including sign-up are
   * included.
   */
  creditsAt?: string;
}

export interface LotRecord {
  entry: string;
  left: number;
  takenBack?: number;
  unrecovered?: number;
}

/** The attributes of a ledger row that the check reads. */
export interface LedgerRecord {
  entry: string;
  kind: string;
  credits: number;
  balance?: number;
  /** The lots that it changes: credits taken, or returned if negative. */
  from?: readonly { entry: string; credits: number }[];
  createdAt: string;
}

/** The attributes of a hold that the check reads. */
export interface HoldRecord {
  requestId: string;
  attempt: number;
  state: string;
  createdAt: string;
}

/** All records of one member, at the time when the member's row was read. */
export interface Account {
  member: MemberRecord;
  entries: readonly LedgerRecord[];
  /** The open holds. */
  holds: readonly HoldRecord[];
  /** Entries newer than the member's row, not among the others. */
  newer: readonly LedgerRecord[];
}

export interface Discrepancy {
  userId: string;
  what: string;
}
