'use client';
/**
 * Markup that never changes in the browser. The server writes it; the browser finds it in the
 * document and leaves it alone: its data is not sent a second time, its code is not sent at all,
 * and React does not walk through it. Nothing inside may be an island.
 */
import type { ComponentProps, ComponentType } from 'react';
import type { Pieces } from '@/components/still/pieces';
import { StillElement } from './still-element';

// The bundler knows `typeof window`, so the browser's copy of this file has no pieces.
const pieces: Pieces | undefined =
  typeof window === 'undefined'
    ? (require('@/components/still/pieces') as { pieces: Pieces }).pieces
    : undefined;

type StillProps = {
  [Name in keyof Pieces]: {
    piece: Name;
    className?: string;
    as?: 'div' | 'template';
  } & ComponentProps<Pieces[Name]>;
}[keyof Pieces];

export function Still({ piece, className, as, ...props }: StillProps) {
  const Piece = pieces?.[piece] as ComponentType<typeof props> | undefined;
  return (
    <StillElement name={[piece, ...Object.values(props)].join(' ')} className={className} as={as}>
      {Piece && <Piece {...props} />}
    </StillElement>
  );
}
