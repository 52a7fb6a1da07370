import type { MemberAccess, MemberDetail } from '#shared/contracts/members.ts';
import { GiftAccess } from './gift-access.tsx';
import { GiveAccess } from './give-access.tsx';
import * as messages from './messages.ts';
import { PurchaseAccess } from './purchase-access.tsx';
import type { OnChanged } from './use-member-change.ts';
import styles from './users.module.css';

interface AccessSectionProps {
  member: MemberDetail;
  onChanged: OnChanged;
}

export interface AccessProps extends AccessSectionProps {
  access: MemberAccess;
}

/** The items that the member has bought or was given, and the state of their access. */
export function AccessSection({ member, onChanged }: AccessSectionProps) {
  return (
    <section className={styles.section}>
      <h3>{messages.purchases}</h3>
      {member.access.length === 0 && <p className={styles.explained}>{messages.noPurchasesYet}</p>}
      {member.access.length > 0 && (
        <ul className={styles.list}>
          {member.access.map((access) => (
            <li key={access.item} className={styles.row}>
              <p className={styles.title}>{access.title}</p>
              {access.complimentary ? (
                <GiftAccess {...{ member, access, onChanged }} gift={access.complimentary} />
              ) : (
                <PurchaseAccess {...{ member, access, onChanged }} />
              )}
            </li>
          ))}
        </ul>
      )}
      {!member.disabledAt && <GiveAccess member={member} onChanged={onChanged} />}
    </section>
  );
}
