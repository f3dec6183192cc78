/**
 * What is pressed: a button, or a link that looks like one. `tool` is for what works on the page
 * itself (menus, a cross, back and next); `quiet` is a line with an arrow. `danger` destroys what cannot be brought
 * back; `danger-outline` leads to the question before that, or stands once for each thing of a list.
 */
import type { ComponentProps } from 'react';
import { Arrow } from './arrow';
import { classes } from './classes';

type Variant =
  | 'primary'
  | 'secondary'
  | 'danger'
  | 'danger-outline'
  | 'inverse'
  | 'inverse-outline'
  | 'quiet'
  | 'tool';
type Look = { variant?: Variant };

const look = (variant: Variant, className?: string) =>
  classes('button', `button-${variant}`, className);

export function Button({
  variant = 'primary',
  type = 'button',
  className,
  ...rest
}: ComponentProps<'button'> & Look) {
  return <button type={type} className={look(variant, className)} {...rest} />;
}

export function ButtonLink({
  variant = 'primary',
  className,
  children,
  ...rest
}: ComponentProps<'a'> & { href: string } & Look) {
  return (
    <a className={look(variant, className)} {...rest}>
      {children}
      {variant === 'quiet' && <Arrow />}
    </a>
  );
}
