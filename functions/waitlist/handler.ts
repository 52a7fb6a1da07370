import { waitlistContract } from '#shared/contracts/waitlist.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';
import { countManaged } from './count-managed.ts';
import { exportManaged } from './export-managed.ts';
import { join } from './join.ts';
import { leave, leaveByMail, openLeavePage } from './leave.ts';
import { listManaged } from './list-managed.ts';
import { listOfMember } from './list-of-member.ts';
import { removeManaged } from './remove-managed.ts';

export const handler = createHandler(
  waitlistContract,
  {
    join,
    leave,
    leaveByMail,
    openLeavePage,
    listManaged,
    countManaged,
    listOfMember,
    exportManaged,
    removeManaged,
  },
  authenticator,
);
