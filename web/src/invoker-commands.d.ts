import 'react';

declare module 'react' {
  /** Buttons with which the browser itself opens and closes a dialog. */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    /** Id of the dialog. */
    commandfor?: string;
  }
}
