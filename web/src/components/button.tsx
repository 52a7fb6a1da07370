import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { SiteLink, type SiteLinkProps } from './site-link.tsx';
import { Spinner } from './spinner.tsx';
import styles from './button.module.css';

interface Look {
  /** `primary`: the main action; `secondary`: others beside it; `quiet`: without a frame; `danger`: removes something. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'md' | 'sm';
  /** Fills the width of its box. */
  wide?: boolean;
  /** A single lucide icon, before the text. */
  icon?: ReactNode;
}

export interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Shows a spinner and ignores clicks, but keeps the focus. */
  pending?: boolean;
}

export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, pending = false, className, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={look({ variant, size, wide }, className)}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      {pending ? <Spinner /> : icon}
      {props.children}
    </button>
  );
}

export function LinkButton(props: SiteLinkProps & Look) {
  const { variant, size, wide, icon, className, children, ...rest } = props;
  return (
    <SiteLink {...rest} className={look({ variant, size, wide }, className)}>
      {icon}
      {children}
    </SiteLink>
  );
}

function look({ variant = 'primary', size = 'md', wide }: Look, className?: string): string {
  return classNames(
    styles.button,
    styles[variant],
    size === 'sm' && styles.small,
    wide && styles.wide,
    className,
  );
}
