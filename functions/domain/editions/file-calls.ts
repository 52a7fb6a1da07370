import type * as z from 'zod';
import type { uploadRequest } from '#shared/contracts/upload-fields.ts';
import type { UploadKind } from '#shared/contracts/uploads.ts';
import type { Actor } from '../../platform/actor.ts';
import type { EditedKind } from '../items/catalogue-kind.ts';
import { startItemUpload } from '../uploads/start-item-upload.ts';
import { discardEdition } from './discard-edition.ts';
import { readManagedFiles } from './managed-files.ts';
import { publishEdition, type WantedEdition } from './publish-edition.ts';
import { readOwners } from './read-owners.ts';
import { setFiles, type WantedFiles } from './set-files.ts';

/** Creates the use cases for the files of a catalogue's items. Papers and products differ only in these parameters. */
export function fileCalls(kind: EditedKind, extra: UploadKind) {
  const readFiles = ({ id }: { id: string }) => readManagedFiles(kind, id);
  return {
    readFiles,
    readOwners: (wanted: Parameters<typeof readOwners>[1]) => readOwners(kind, wanted),
    async setFiles(wanted: WantedFiles, actor: Actor) {
      await setFiles(kind, wanted, actor);
      return readFiles(wanted);
    },
    async uploadExtra(request: z.output<typeof uploadRequest>, actor: Actor) {
      const { url: fileUrl, ...target } = await startItemUpload(extra, request, actor);
      return { ...target, fileUrl };
    },
    async publishEdition(wanted: WantedEdition, actor: Actor) {
      await publishEdition(kind, wanted, actor);
      return readFiles(wanted);
    },
    async discardEdition({ id }: { id: string }, actor: Actor) {
      await discardEdition(kind, id, actor);
      return readFiles({ id });
    },
  };
}
