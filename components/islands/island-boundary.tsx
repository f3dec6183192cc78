'use client';
/**
 * Around every island: when one fails, what the server wrote stays in its place, and the rest of
 * the page works on.
 */
import { Component, type ReactNode } from 'react';
import { KEPT, keptMarkup } from './kept-markup';

type Props = {
  /** Of its kind on the page. */
  name: string;
  children: ReactNode;
};

export class IslandBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { name, children } = this.props;
    const attributes = { className: 'contents', [KEPT]: `island ${name}` };
    if (!this.state.hasFailed) return <div {...attributes}>{children}</div>;
    return (
      <div
        {...attributes}
        key="kept"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server wrote.
        dangerouslySetInnerHTML={keptMarkup(`island ${name}`)}
      />
    );
  }
}
