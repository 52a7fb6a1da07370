import { useState } from 'react';
import type { ManagedFiles } from '#shared/contracts/item-files.ts';
import { failureText } from '#web/src/lib/api/api-error.ts';
import { useAction } from '#web/src/lib/api/use-action.ts';
import { useCall } from '#web/src/lib/api/use-call.ts';
import { toast } from '#web/src/lib/toast.ts';
import { textDrafts } from '#web/src/lib/text-drafts.ts';
import { adminCall } from '../parts/admin-call.ts';
import { DraftEdition } from './draft-edition.tsx';
import { EditionOwners, type EditionOwnersProps } from './edition-owners.tsx';
import { FileRow } from './file-row.tsx';
import styles from './files-field.module.css';
import * as messages from './messages.ts';

/** The files of an item in their order, and the next edition while it is being prepared. Each change is saved at once. */
export function FilesField({ path, id }: EditionOwnersProps) {
  const { data, error, mutate } = useCall(`GET ${path}/files`, { id });
  const [said, setSaid] = useState('');
  const change = useAction(async (work: () => Promise<ManagedFiles>, done: string) => {
    setSaid('');
    try {
      await mutate(await work(), { revalidate: false });
      setSaid(done);
    } catch (failure) {
      toast.error(failureText(failure, messages.operationFailed));
      await mutate();
    }
  });
  if (!data) return error ? <p>{failureText(error, messages.weCouldntLoadFiles)}</p> : null;
  const { files, draft, editions, isOwned } = data;
  const draftKey = `edition ${path}/files ${id} ${draft?.number}`;
  if (files.length === 0) return null;
  const set = (order: ManagedFiles['files'], done: string) =>
    void change.run(
      () => adminCall(`PUT ${path}/files`, { id, files: order.map((file) => file.id) }),
      done,
    );
  return (
    <div className={styles.files} onInput={(event) => event.stopPropagation()}>
      <h3 className={styles.title}>
        {draft
          ? messages.filesEditionNumberDraft(draft.number)
          : messages.filesEditionNumber(editions[0]!.number)}
      </h3>
      <ol className={styles.list}>
        {files.map((file) => (
          <FileRow key={file.id} {...{ files, file, set }} busy={change.pending} />
        ))}
      </ol>
      <p className={styles.facts}>{noteOf(data)}</p>
      {draft && (
        <DraftEdition
          key={draftKey}
          draftKey={draftKey}
          number={draft.number}
          pending={change.pending}
          publish={(changes) =>
            void change.run(async () => {
              const wanted = { id, number: draft.number, changes };
              const published = await adminCall(`POST ${path}/editions`, wanted);
              textDrafts.drop(draftKey);
              return published;
            }, messages.editionNumberIsPublished(draft.number))
          }
          discard={() =>
            void change.run(async () => {
              const left = await adminCall(`DELETE ${path}/editions/draft`, { id });
              textDrafts.drop(draftKey);
              return left;
            }, messages.draftDiscarded)
          }
        />
      )}
      {!draft && isOwned && editions[0]!.changes && (
        <p className={styles.facts}>{messages.whatChangedChanges(editions[0]!.changes)}</p>
      )}
      <EditionOwners path={path} id={id} />
      <span role="status" className={styles.facts}>
        {said}
      </span>
    </div>
  );
}

function noteOf({ draft, editions, isOwned }: ManagedFiles): string {
  if (draft) return messages.noOneSeesDraftBeforeYou;
  if (!isOwned) return messages.noOneHasThisEditionYet;
  const next = editions[0]!.number + 1;
  return messages.someoneHasThisEditionNew(next);
}
