import { fromMinor } from '#shared/constants/money.ts';
import {
  type MemberAccess,
  type MemberDetail,
  membersContract,
} from '#shared/contracts/members.ts';
import { readGivers } from '../domain/complimentary/read-givers.ts';
import { readMailProblem } from '../domain/email-addresses/mail-problem.ts';
import { getLedgerRow, readLedger } from '../domain/credits/ledger-repository.ts';
import { isShown, statementLine } from '../domain/credits/statement-line.ts';
import { liveRole } from '../domain/members/admin-group.ts';
import { getAccount, type Member } from '../domain/members/member-repository.ts';
import { listEntitlements } from '../domain/entitlements/entitlement-repository.ts';
import { itemOf, type Entitlement } from '../domain/entitlements/entitlement.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';

const shownLedgerRows = 200;

export const getMemberDetail = implement(membersContract.get, ({ id }) => memberDetail(id));

/**
 * Reads the current state of an account, which every change of it returns.
 * @param writtenEntry a ledger row that was just written and must be included
 */
export async function memberDetail(id: string, writtenEntry?: string): Promise<MemberDetail> {
  const [member, role, entitlements, latest, row] = await Promise.all([
    requireMember(id),
    liveRole(id),
    listEntitlements(id),
    readLedger(id, shownLedgerRows),
    writtenEntry === undefined ? undefined : getLedgerRow(id, writtenEntry),
  ]);
  const givers = await readGivers(entitlements);
  const mailProblem = await readMailProblem(member.email);
  const isMissing = row && !latest.rows.some(({ entry }) => entry === row.entry);
  const { email, credits, createdAt, disabledAt } = member;
  return {
    id,
    email,
    credits,
    createdAt,
    disabledAt,
    role: role ?? 'user',
    ...(mailProblem && { mailProblem }),
    access: entitlements.map((one) => present(one, givers)),
    ledger: (isMissing ? [row, ...latest.rows] : latest.rows).filter(isShown).map(statementLine),
  };
}

/** @throws AppError `not_found`; also for an account that is being deleted */
export async function requireMember(id: string): Promise<Member> {
  const member = await getAccount(id);
  if (!member) throw new AppError('not_found');
  return member;
}

function present(entitlement: Entitlement, givers: ReadonlyMap<string, string>): MemberAccess {
  const { complimentary } = entitlement;
  const { item, title, bundle, state, sessionId, amountMinor, refundedMinor, currency } =
    entitlement;
  return {
    item,
    ...itemOf(entitlement),
    title,
    ...(bundle && { bundle }),
    state,
    sessionId,
    amountPaid: fromMinor(amountMinor, currency),
    amountRefunded: fromMinor(refundedMinor ?? 0, currency),
    currency,
    purchasedAt: entitlement.purchasedAt,
    ...(complimentary && {
      complimentary: { by: givers.get(complimentary.by), reason: complimentary.reason },
    }),
  };
}
