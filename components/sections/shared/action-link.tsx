/** Links of the content that look like buttons: the way on from an item, and what to do first. */
import type { ComponentProps } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import type { Link } from '@/content/schemas/parts';

type Props = {
  link: Link;
  variant?: ComponentProps<typeof ButtonLink>['variant'];
  /** What it is about, for those who hear links out of their place: many have the same words. */
  about?: string;
};

/** One link, by itself a line with an arrow. */
export function ActionLink({ link, variant = 'quiet', about }: Props) {
  return (
    <ButtonLink href={link.href} variant={variant}>
      {link.label}
      {about && <span className="sr-only">{`: ${about}`}</span>}
    </ButtonLink>
  );
}

type PairProps = {
  primary: Link | undefined;
  secondary: Link | undefined;
  /** Its distance to what stands above. */
  className: string;
};

/** What to do first and what else, beside each other; nothing where there is neither. */
export function ActionLinks({ primary, secondary, className }: PairProps) {
  if (!primary && !secondary) return null;
  return (
    <p className={classes('flex flex-wrap gap-3', className)}>
      {primary && <ActionLink link={primary} variant="primary" />}
      {secondary && <ActionLink link={secondary} variant="secondary" />}
    </p>
  );
}
