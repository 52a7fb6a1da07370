import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type Ref,
} from 'react';

type Field = HTMLInputElement | HTMLSelectElement;

interface ControlledField<Element extends Field> {
  ref?: Ref<Element> | undefined;
  value?: unknown;
  checked?: boolean | undefined;
  onChange?: ((event: ChangeEvent<Element>) => void) | undefined;
}

/**
 * Reports to a controlled field's owner what a visitor entered before the app ran. React keeps the entry when it
 * hydrates the field, but fires no event.
 * @returns props for the field, which replace the owner's
 */
export function useEarlyEntry<Element extends Field>(props: ControlledField<Element>) {
  const field = useRef<Element>(null);
  useImperativeHandle(props.ref, () => field.current!);
  const first = useRef(props);
  // Shown until the owner has it: React would otherwise restore the owner's old text in the next render.
  const [early, setEarly] = useState<string>();

  useLayoutEffect(() => {
    const { value } = first.current;
    if (value !== undefined && isEarly(field.current!, { value })) setEarly(field.current!.value);
  }, []);

  useEffect(() => {
    const element = field.current!;
    const { onChange } = first.current;
    if (!isEarly(element, first.current)) return;
    onChange?.({ target: element, currentTarget: element } as ChangeEvent<Element>);
    setEarly(undefined);
  }, []);

  return {
    ref: field,
    ...(early !== undefined && { value: early }),
    onChange(event: ChangeEvent<Element>) {
      setEarly(undefined);
      props.onChange?.(event);
    },
  };
}

function isEarly(
  field: Field,
  { value, checked }: Pick<ControlledField<Field>, 'value' | 'checked'>,
): boolean {
  if (checked === undefined) return value !== undefined && field.value !== String(value);
  const now = (field as HTMLInputElement).checked;
  // A deselected radio button reports nothing; the chosen one does.
  return now !== checked && (now || field.type === 'checkbox');
}
