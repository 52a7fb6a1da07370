import { membersContract } from '#shared/contracts/members.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';
import { adjustCredits } from './adjust-credits.ts';
import { giveAccess } from './give-access.ts';
import { listGifts } from './list-gifts.ts';
import { listMembers } from './list-members.ts';
import { getMemberDetail } from './member-detail.ts';
import { removeMember } from './remove-member.ts';
import { resendReceipt } from './resend-receipt.ts';
import { resumeMails } from './resume-mails.ts';
import { setAccess } from './set-access.ts';
import { setDisabled } from './set-disabled.ts';
import { setRole } from './set-role.ts';
import { takeBack } from './take-back.ts';

export const handler = createHandler(
  membersContract,
  {
    list: listMembers,
    get: getMemberDetail,
    setRole,
    setDisabled,
    adjustCredits,
    setAccess,
    giveAccess,
    takeBack,
    listGifts,
    resendReceipt,
    resumeMails,
    remove: removeMember,
  },
  authenticator,
);
