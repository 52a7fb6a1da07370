import { expect, vi } from 'vitest';
import { saveArticle } from '#functions/domain/articles/article-repository.ts';
import { listAuditMonth } from '#functions/domain/audit/audit-repository.ts';
import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import { ApiFailure } from '#tests/support/call-api.ts';
import { flowMark } from '#tests/support/faults/fault-layer.ts';
import { articleFields } from '#tests/support/sample-admin.ts';
import { sampleArticles } from '#tests/support/sample-articles.ts';
import { tryTimes, type Flow } from './flow.ts';

const { update, remove } = articlesAdminContract;

/** An article that an administrator changes, and in every second flow takes out of the shop. */
export const publishing: Flow = {
  async prepare({ flow, stack, call, must, admin }) {
    const id = `${flowMark(flow)}article`;
    await saveArticle({ ...sampleArticles.free, id });
    const title = `The title of flow ${flow}`;
    const change = { ...articleFields, id, title };
    const removes = flow % 2 === 0;
    let removed: object | undefined;
    const visit = () => fetch(`${stack.siteUrl}/api/articles/${id}`);
    return {
      steps: [
        async () => {
          await visit();
          await tryTimes(2, () => call(update, change, admin));
          if (removes) removed = await tryTimes(2, () => call(remove, { id }, admin));
        },
      ],
      async finish() {
        const response = await visit();
        if (removes && removed && !(removed instanceof ApiFailure)) {
          expect(response.status).toBe(404);
        }
        if (removes) await must(remove, { id }, admin);
        else await must(update, change, admin);
      },
      async check() {
        // The invalidation starts from the table's stream; on a busy machine, it may start after everything seems idle.
        const seen = async () => {
          const response = await visit();
          expect(response.status).toBe(removes ? 404 : 200);
          if (!removes) expect(await response.text()).toContain(title);
        };
        await vi.waitFor(seen, { timeout: 5000 });
        const entries = await listAuditMonth(new Date().toISOString().slice(0, 7), 2000);
        const auditEvents = entries.filter(({ target }) => target.endsWith(id));
        const kinds = auditEvents.map(({ action }) => action);
        expect(kinds, 'each action is logged once').toEqual([...new Set(kinds)]);
        expect(kinds).toHaveLength(removes && kinds.length === 1 ? 1 : removes ? 2 : 1);
      },
    };
  },
};
