import { useEffect, useImperativeHandle, useRef, type ChangeEvent, type Ref } from 'react';

type Field = HTMLInputElement | HTMLSelectElement;

interface ControlledField<Element extends Field> {
  ref?: Ref<Element> | undefined;
  value?: unknown;
  checked?: boolean | undefined;
  onChange?: ((event: ChangeEvent<Element>) => void) | undefined;
}

/**
 * Tells the owner of a controlled field what a visitor typed or chose before the app ran. React leaves that in the field
 * when it hydrates it, without an event.
 * @returns the field's ref
 */
export function useEarlyEntry<Element extends Field>(props: ControlledField<Element>) {
  const field = useRef<Element>(null);
  useImperativeHandle(props.ref, () => field.current!);
  const first = useRef(props);
  useEffect(() => {
    const element = field.current!;
    const { onChange } = first.current;
    if (isEarly(element, first.current)) {
      onChange?.({ target: element, currentTarget: element } as ChangeEvent<Element>);
    }
  }, []);
  return field;
}

function isEarly(
  field: Field,
  { value, checked }: Pick<ControlledField<Field>, 'value' | 'checked'>,
): boolean {
  if (checked === undefined) return value !== undefined && field.value !== String(value);
  const now = (field as HTMLInputElement).checked;
  // The radio button that gave way says nothing: the one that was chosen does.
  return now !== checked && (now || field.type === 'checkbox');
}
