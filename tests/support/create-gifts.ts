import type { Session } from '#shared/contracts/auth.ts';
import { membersContract, type MemberAccess } from '#shared/contracts/members.ts';
import { paidArticle } from './buy-article.ts';
import type { TestStack } from './start-test-stack.ts';

const { giveAccess, takeBack, get } = membersContract;

export const reason = 'A copy for the reviewer';
export const paper = { resourceType: 'article', resourceId: paidArticle.id } as const;

/** Gives complimentary access to a member: to the paid sample article, unless the test wants something else. */
export function createGifts(people: () => { stack: TestStack; admin: Session; member: Session }) {
  const give = (what: object = {}, by = people().admin) => {
    const { stack, member } = people();
    return stack.api(giveAccess, { id: member.id, ...paper, reason, ...what }, by);
  };
  return {
    give,
    /** Gives access and returns the gift's id. */
    async given(what: object = {}): Promise<string> {
      const { access } = await give(what);
      return access.find(({ complimentary }) => complimentary)!.sessionId;
    },
    take(gift: string) {
      const { stack, admin, member } = people();
      return stack.api(takeBack, { id: member.id, gift, reason }, admin);
    },
    /** Returns the latest access of the member. */
    async held(): Promise<MemberAccess> {
      const { stack, admin, member } = people();
      return (await stack.api(get, { id: member.id }, admin)).access[0]!;
    },
  };
}
