import 'react';

declare module 'react' {
  /** Buttons that open and close a dialog by the browser's own doing. */
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- an augmentation repeats the parameters
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    /** Id of the dialog. */
    commandfor?: string;
  }
}
