import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from '#web/src/components/field.tsx';
import controls from '#web/src/components/field.module.css';
import { classNames } from '#web/src/lib/class-names.ts';
import styles from './text-area.module.css';

export interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'id'> {
  /** Uses a monospaced font, for files and code. */
  monospaced?: boolean;
}

/** A text of several lines; all attributes of `<textarea>` pass through. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, labelHidden, monospaced, className, ...textarea } = props;
  return (
    <Field {...{ label, hint, error, labelHidden, className }}>
      {(wiring) => (
        <textarea
          {...textarea}
          {...wiring}
          className={classNames(controls.control, styles.area, monospaced && styles.monospaced)}
        />
      )}
    </Field>
  );
}
