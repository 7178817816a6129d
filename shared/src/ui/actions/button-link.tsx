import { Link } from '@app/shared/router';
import type { ReactNode } from 'react';
import { buttonClass, type ButtonVariant } from './button.tsx';

export interface ButtonLinkProps {
  readonly to: string;
  readonly replace?: boolean;
  readonly variant?: ButtonVariant;
  readonly fullWidth?: boolean;
  readonly children: ReactNode;
}

/** A link to another page of the product that looks like a button. */
export function ButtonLink({ to, replace = false, variant = 'primary', fullWidth = false, children }: ButtonLinkProps) {
  return (
    <Link to={to} replace={replace} className={buttonClass(variant, 'regular', fullWidth)}>
      {children}
    </Link>
  );
}
