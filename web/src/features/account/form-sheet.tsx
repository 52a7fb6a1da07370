import type { ReactNode } from 'react';
import { Card } from '../../components/card.tsx';
import type { Form } from './use-form.ts';
import styles from './form-sheet.module.css';

export interface FormSheetProps {
  form: Form;
  children: ReactNode;
  /** Links to other pages, below the sheet. */
  below?: ReactNode;
}

/** A form on a sheet of paper. */
export function FormSheet({ form, children, below }: FormSheetProps) {
  return (
    <>
      <Card className={styles.sheet}>
        <form {...form.formProps} className={styles.form}>
          {children}
        </form>
      </Card>
      {below && <p className={styles.below}>{below}</p>}
    </>
  );
}

/** Small print inside a form. */
export function FormNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
