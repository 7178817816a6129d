import { Link } from '@app/shared/router';
import type { ReactNode } from 'react';
import { buttonClass, type ButtonVariant } from './button.tsx';

export interface ButtonLinkProps {
  readonly to: string;
  readonly replace?: boolean;
  readonly variant?: ButtonVariant;
  readonly size?: 'regular' | 'row';
  readonly fullWidth?: boolean;
  readonly children: ReactNode;
}

/** A link to another page of the product that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { to, replace = false, variant = 'primary', size = 'regular', fullWidth = false, children } = props;
  return (
    <Link to={to} replace={replace} className={buttonClass(variant, size, fullWidth)}>
      {children}
    </Link>
  );
}
