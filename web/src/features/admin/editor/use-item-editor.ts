import type { UploadKind } from '#shared/contracts/uploads.ts';
import { site } from '#shared/site-config/site.ts';
import { useLeaveGuard } from '../parts/use-leave-guard.tsx';
import { useUploads } from '../uploads/use-uploads.ts';
import type { ItemDates } from './date-field.tsx';
import type { ItemEditorProps } from './item-form.tsx';
import { savedItem, type SavedValues } from './saved-item.ts';
import type { ChosenState } from './state-field.tsx';
import { useItemForm, type ItemFormOptions } from './use-item-form.ts';

interface EditedItem {
  id: string;
  currency: string;
  updatedAt: string;
  chosen: ChosenState;
  dates: ItemDates;
}

export interface ItemEditorOptions<Values> extends Pick<
  ItemFormOptions<Values>,
  'kind' | 'schema' | 'create' | 'update' | 'required' | 'failure'
> {
  /** Returns the path of the item's page. */
  path: (id: string) => string;
  /** Whether the item has what it is published with. */
  isReady: boolean;
  /** The file that makes an item ready. */
  mainFile?: UploadKind;
}

/**
 * The form of an item of the catalogue: its texts, its files, and the question before unsaved work is lost.
 * @param item Undefined for a new item.
 */
export function useItemEditor<Item extends EditedItem, Values extends SavedValues>(
  item: Item | undefined,
  { copied, isSameForm, onClose, onSaved, onDone }: ItemEditorProps<Item>,
  { path, isReady, mainFile, ...options }: ItemEditorOptions<Values>,
) {
  const uploads = useUploads();
  const currency = item?.currency ?? site.money.currency;
  const form = useItemForm({
    ...options,
    currency,
    id: item?.id,
    copiedId: copied?.id,
    version: item?.updatedAt,
    uploads,
    onSaved,
    onDone(id, values) {
      const isMainFileSent = mainFile !== undefined && Boolean(uploads.slot(mainFile).file);
      onDone(
        savedItem({
          path: path(id),
          values,
          before: item?.chosen,
          isReady: isReady || isMainFileSent,
        }),
      );
    },
  });
  const guard = useLeaveGuard(form.unsaved, isSameForm, form.forget);
  return {
    form,
    errors: form.errors,
    currency,
    /** The item with whose values the form starts. */
    from: item ?? copied,
    frameProps: { form, percent: uploads.percent, onCancel: () => guard.ask(onClose) },
    stateProps: {
      isCopy: copied !== undefined,
      chosen: item?.chosen,
      dates: item?.dates,
      errors: form.errors,
    },
    fileProps: { uploads, itemId: form.id, onRetried: form.onRetried },
    /** Must be rendered in the form. */
    leaveDialog: guard.dialog,
  };
}
