'use client';
/**
 * Around every island: when one fails, what the server wrote stays in its place and the rest of the
 * page works on.
 */
import { Children, Component, type ReactNode } from 'react';
import { KEPT } from './kept-markup';
import { StillElement } from './still-element';

type Props = {
  /** Unlike every other on the page. Left out where the server writes nothing that could stay. */
  name?: string;
  children: ReactNode;
};

export class IslandBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { name, children } = this.props;
    const { hasFailed } = this.state;
    if (name === undefined) return hasFailed ? null : children;
    const attributes = { className: 'contents', [KEPT]: name };
    // Another key, so that React makes the element anew and reads the document for its inside.
    return hasFailed ? (
      <StillElement key="kept" name={name} className="contents" />
    ) : (
      <div {...attributes}>{children}</div>
    );
  }
}

/** One boundary around each of many islands. */
export function IslandBoundaries({ children }: { children: ReactNode }) {
  return Children.map(children, (island) => <IslandBoundary>{island}</IslandBoundary>);
}
