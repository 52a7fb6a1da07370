import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { UploadKind } from '#shared/contracts/uploads.ts';
import { ApiError, failureText, hasCode } from '#web/src/lib/api/api-error.ts';
import { toast } from '#web/src/lib/toast.ts';
import type { SendOutcome } from '../uploads/use-uploads.ts';
import { checkItemForm, type CheckedItem } from './check-item-form.ts';
import { createOnce, type CreateOnceOptions } from './create-once.ts';
import { formEntries } from './form-values.ts';
import * as messages from './messages.ts';
import { useFieldsToast } from './use-fields-toast.ts';
import { useTextDraft, type TextDraftOptions } from './use-text-draft.ts';

export interface ItemFormOptions<Values>
  extends CheckedItem<Values>, CreateOnceOptions<Values>, Omit<TextDraftOptions, 'form'> {
  /** The text if saving fails and the server has no text of its own: 'Operation failed'. */
  failure: string;
  /** Called once the texts are saved; files may still be uploading. */
  onSaved: (id: string) => void;
  /** Called once everything is saved, including files. */
  onDone: (id: string, values: Values) => void;
}

interface FormState {
  step: 'idle' | 'saving' | 'sending';
  /** Text per field, and per kind of file. */
  errors: Record<string, string>;
  failure?: string;
}

const untouched: FormState = { step: 'idle', errors: {} };

export interface ItemForm extends FormState {
  /** The item's id; for a new item, set once it has been created. */
  id: string | undefined;
  unsaved: boolean;
  /** Present if the form shows restored texts. */
  restored?: { outdated: boolean; discard: () => void };
  /** Discards the stored texts. */
  forget: () => void;
  /** To be called if a field was changed other than by typing. */
  markEdited: () => void;
  formProps: {
    ref: RefObject<HTMLFormElement | null>;
    method: 'post';
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
  onRetried: (outcome: SendOutcome) => void;
}

/**
 * The form of an item with files: first its texts are saved by a call, then its files are sent. If a file fails, the
 * form stays open with the item saved: the next attempt changes it instead of creating another.
 */
export function useItemForm<Values>(options: ItemFormOptions<Values>): ItemForm {
  const { uploads } = options;
  const form = useRef<HTMLFormElement>(null);
  const saved = useRef<{ id: string; values: Values }>(undefined);
  const [state, setState] = useState(untouched);
  const [id, setId] = useState(options.id);
  const [edited, setEdited] = useState(false);
  /** The texts as saved on the server, once there are any. */
  const savedTexts = useRef<string>(undefined);
  const running = useRef(false);
  const fieldsToast = useFieldsToast();
  const { kind, copiedId, version } = options;
  const draft = useTextDraft({ form, kind, id: options.id, copiedId, version });

  function fail(errors: Record<string, string>, failure?: string): void {
    flushSync(() => setState({ step: 'idle', errors, failure }));
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }

  function settle(outcome: SendOutcome): void {
    // The form may have closed during the upload, or another file may still be uploading.
    if (!form.current || !saved.current || outcome === 'underWay') return;
    if (outcome === 'failed') {
      fail({}, messages.savedButFileIsStill);
      return;
    }
    setState(untouched);
    if (textsOf(form.current) === savedTexts.current) {
      options.onDone(saved.current.id, saved.current.values);
    } else {
      toast.success(messages.savedLaterEditsArentSaved);
    }
  }

  function dismissToastIfValid(): void {
    if (!fieldsToast.isShown() || !form.current) return;
    const left = Object.keys(state.errors).filter((kind) => !uploads.slot(kind as UploadKind).file);
    if (left.length === 0 && !checkItemForm(options, form.current).errors) fieldsToast.dismiss();
  }
  // Runs when an error has been fixed, or a file was chosen.
  useEffect(dismissToastIfValid);

  async function save(element: HTMLFormElement): Promise<void> {
    fieldsToast.dismiss();
    const checked = checkItemForm(options, element);
    if (checked.errors) {
      fail(checked.errors);
      fieldsToast.show();
      return;
    }
    const sent = formEntries(element);
    const sentTexts = JSON.stringify(sent);
    setState({ step: 'saving', errors: {} });
    let itemId = id;
    try {
      if (itemId === undefined)
        itemId = await createOnce(options, draft.takeNewId(), checked.values);
      else await options.update(itemId, checked.values);
    } catch (error) {
      if (error instanceof ApiError) return refuse(error);
      fail({}, options.failure);
      throw error;
    }
    saved.current = { id: itemId, values: checked.values };
    savedTexts.current = sentTexts;
    draft.settle(sent);
    options.onSaved(itemId);
    if (!form.current) return;
    setId(itemId);
    setEdited(textsOf(element) !== sentTexts);
    setState({ step: 'sending', errors: {} });
    settle(await uploads.send(itemId));
  }

  function refuse(error: ApiError): void {
    const text = hasCode(error, 'forbidden')
      ? messages.yourAccountIsNoLonger
      : failureText(error, options.failure);
    fail(error.fields, text);
    if (Object.keys(error.fields).length > 0) fieldsToast.show();
    else toast.error(text);
  }

  return {
    ...state,
    // A file that is sent again also makes the form busy.
    step: state.step === 'idle' && uploads.busy ? 'sending' : state.step,
    id,
    unsaved: edited || uploads.unsaved || uploads.busy || state.step !== 'idle',
    restored: draft.found && {
      ...draft.found,
      discard() {
        draft.discard();
        setEdited(false);
        form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
      },
    },
    forget: draft.drop,
    markEdited() {
      setEdited(true);
      draft.keep();
    },
    onRetried: settle,
    formProps: {
      ref: form,
      method: 'post',
      noValidate: true,
      onSubmit(event) {
        event.preventDefault();
        if (running.current || uploads.busy) return;
        running.current = true;
        void save(event.currentTarget).finally(() => {
          running.current = false;
        });
      },
      onInput(event) {
        const { name, type } = event.target as HTMLInputElement;
        if (type === 'file') return;
        setEdited(true);
        draft.keep();
        if (!(name in state.errors)) return dismissToastIfValid();
        const { [name]: _, ...errors } = state.errors;
        setState({ ...state, errors });
      },
    },
  };
}

const textsOf = (form: HTMLFormElement): string => JSON.stringify(formEntries(form));
