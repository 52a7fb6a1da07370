/**
 * Credits that were granted together, and how many of them are left. Every credit used can be traced to its grant. A
 * member's lots are in the member's row, oldest first; their remaining credits add up to the balance.
 */
export interface Lot {
  /** The ledger entry that granted them. */
  entry: string;
  /** When they were granted, in ISO 8601. A member's first lot may have no date. */
  at?: string;
  left: number;
  /** Credits withdrawn after a refund. */
  takenBack?: number;
  /** Credits that were refunded but had already been used. */
  unrecovered?: number;
}
