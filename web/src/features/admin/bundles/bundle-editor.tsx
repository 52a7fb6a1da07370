import { bundlePath } from '#shared/constants/bundle-path.ts';
import type { bundlesContract } from '#shared/contracts/bundles.ts';
import type { OutputOf } from '#shared/contracts/define-contract.ts';
import { site } from '#shared/site-config/site.ts';
import { Notice } from '#web/src/components/notice.tsx';
import { CopiedNote } from '../editor/copied-note.tsx';
import { DescriptionFields } from '../editor/description-fields.tsx';
import { EditorFrame } from '../editor/editor-frame.tsx';
import type { ItemEditorProps } from '../editor/item-form.tsx';
import { priceIn } from '../editor/copy-of.ts';
import { PriceField } from '../editor/price-field.tsx';
import { savedItem } from '../editor/saved-item.ts';
import { StateField } from '../editor/state-field.tsx';
import { TitleField } from '../editor/title-field.tsx';
import { useItemForm } from '../editor/use-item-form.ts';
import { adminCall } from '../parts/admin-call.ts';
import { StateBadge } from '../parts/state-badge.tsx';
import { useLeaveGuard } from '../parts/use-leave-guard.tsx';
import { useUploads } from '../uploads/use-uploads.ts';
import { bundleSchema } from './bundle-schema.ts';
import * as messages from './messages.ts';
import { PartChoice } from './part-choice.tsx';

type EditedBundle = OutputOf<typeof bundlesContract.getManaged>;

interface BundleEditorProps extends ItemEditorProps<EditedBundle> {
  /** Undefined for a new bundle. */
  bundle: EditedBundle | undefined;
}

export function BundleEditor({
  bundle,
  copied,
  isSameForm,
  onClose,
  onSaved,
  onDone,
}: BundleEditorProps) {
  const uploads = useUploads();
  const currency = bundle?.currency ?? site.money.currency;
  const form = useItemForm({
    schema: bundleSchema,
    currency,
    kind: 'bundle',
    id: bundle?.id,
    copiedId: copied?.id,
    version: bundle?.updatedAt,
    uploads,
    create: async (values) => (await adminCall('POST /api/bundles', values)).id,
    update: (id, values) => adminCall('PUT /api/bundles/{id}', { ...values, id }),
    failure: messages.couldNotSaveBundle,
    onSaved,
    onDone: (id, values) =>
      onDone(savedItem({ path: bundlePath(id), values, before: bundle?.chosen, isReady: true })),
  });
  const from = bundle ?? copied;
  const guard = useLeaveGuard(form.unsaved, isSameForm, form.forget);
  const { errors } = form;
  return (
    <EditorFrame
      title={bundle ? messages.editTitle(bundle.title) : messages.newBundle}
      badge={bundle && <StateBadge {...bundle} />}
      form={form}
      failureTitle={messages.couldNotSaveBundle}
      saveLabel={form.id === undefined ? messages.createBundle : messages.saveChanges}
      percent={uploads.percent}
      onCancel={() => guard.ask(onClose)}
      side={
        <StateField
          isCopy={copied !== undefined}
          chosen={bundle?.chosen}
          dates={bundle?.dates}
          awaited={undefined}
          errors={errors}
        />
      }
    >
      {bundle?.problem && (
        <Notice tone="info" title={messages.bundleNotOnSale}>
          {bundle.problem}
        </Notice>
      )}
      {copied && <CopiedNote files={undefined} />}
      <TitleField title={from?.title ?? ''} least={1} error={errors['title']} />
      <PartChoice parts={from?.parts ?? []} currency={currency} error={errors['parts']} />
      <PriceField
        price={priceIn(currency, from)}
        currency={currency}
        hint={messages.lessThanItemsCostSeparately}
        error={errors['price']}
      />
      <DescriptionFields
        shortDescription={from?.shortDescription ?? ''}
        longDescription={from?.longDescription ?? ''}
        least={0}
        errors={errors}
      />
      {guard.dialog}
    </EditorFrame>
  );
}
