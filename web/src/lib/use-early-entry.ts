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
 * Tells the owner of a controlled field what a visitor typed or chose before the app ran. React leaves that in the field
 * when it hydrates it, without an event.
 * @returns props of the field, which take the place of its owner's
 */
export function useEarlyEntry<Element extends Field>(props: ControlledField<Element>) {
  const field = useRef<Element>(null);
  useImperativeHandle(props.ref, () => field.current!);
  const first = useRef(props);
  // Shown until the owner knows it: what React renders in between would put the owner's old text into the field.
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
  // The radio button that gave way says nothing: the one that was chosen does.
  return now !== checked && (now || field.type === 'checkbox');
}
