import 'react';

declare module 'react' {
  /** Buttons that open and close a dialog by the browser's own doing. */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    /** Id of the dialog. */
    commandfor?: string;
  }
}
