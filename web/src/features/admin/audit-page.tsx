import { AuditLog } from './audit/audit-log.tsx';
import * as auditMessages from './audit/messages.ts';
import * as messages from './messages.ts';
import { AdminPage } from './parts/admin-page.tsx';

/** /admin/audit */
export default function AuditPage() {
  return (
    <AdminPage title={messages.auditLog} lead={auditMessages.everyChangeByAdministratorIs}>
      <AuditLog />
    </AdminPage>
  );
}
