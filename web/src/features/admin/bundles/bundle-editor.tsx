import { bundlePath } from '#shared/constants/bundle-path.ts';
import type { bundlesContract } from '#shared/contracts/bundles.ts';
import type { OutputOf } from '#shared/contracts/define-contract.ts';
import { Notice } from '#web/src/components/notice.tsx';
import { CopiedNote } from '../editor/copied-note.tsx';
import { DescriptionFields } from '../editor/description-fields.tsx';
import { EditorFrame } from '../editor/editor-frame.tsx';
import type { ItemEditorProps } from '../editor/item-form.tsx';
import { priceIn } from '../editor/copy-of.ts';
import { PriceField } from '../editor/price-field.tsx';
import { StateField } from '../editor/state-field.tsx';
import { TitleField } from '../editor/title-field.tsx';
import { useItemEditor } from '../editor/use-item-editor.ts';
import { adminCall } from '../parts/admin-call.ts';
import { StateBadge } from '../parts/state-badge.tsx';
import { bundleSchema } from './bundle-schema.ts';
import * as messages from './messages.ts';
import { PartChoice } from './part-choice.tsx';

type EditedBundle = OutputOf<typeof bundlesContract.getManaged>;

interface BundleEditorProps extends ItemEditorProps<EditedBundle> {
  /** Undefined for a new bundle. */
  bundle: EditedBundle | undefined;
}

export function BundleEditor({ bundle, ...props }: BundleEditorProps) {
  const { copied } = props;
  const editor = useItemEditor(bundle, props, {
    kind: 'bundle',
    schema: bundleSchema,
    path: bundlePath,
    isReady: true,
    create: async (values) => (await adminCall('POST /api/bundles', values)).id,
    update: (id, values) => adminCall('PUT /api/bundles/{id}', { ...values, id }),
    failure: messages.couldNotSaveBundle,
  });
  const { form, errors, currency, from, frameProps, stateProps, leaveDialog } = editor;
  return (
    <EditorFrame
      {...frameProps}
      title={bundle ? messages.editTitle(bundle.title) : messages.newBundle}
      badge={bundle && <StateBadge {...bundle} />}
      failureTitle={messages.couldNotSaveBundle}
      saveLabel={form.id === undefined ? messages.createBundle : messages.saveChanges}
      side={<StateField {...stateProps} awaited={undefined} />}
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
      {leaveDialog}
    </EditorFrame>
  );
}
