/**
 * A table that becomes blocks where it has no room. Made of blocks it is no table to every screen reader;
 * the roles say that it is.
 */
import type { ComponentProps } from 'react';

// biome-ignore-start lint/a11y/noRedundantRoles: see above
export const BlockTable = {
  /** The caption says what the table shows, to those who cannot see it. */
  Root: ({ caption, children, ...rest }: ComponentProps<'table'> & { caption: string }) => (
    <table role="table" {...rest}>
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  ),
  Head: (props: ComponentProps<'thead'>) => <thead role="rowgroup" {...props} />,
  Body: (props: ComponentProps<'tbody'>) => <tbody role="rowgroup" {...props} />,
  Foot: (props: ComponentProps<'tfoot'>) => <tfoot role="rowgroup" {...props} />,
  Row: (props: ComponentProps<'tr'>) => <tr role="row" {...props} />,
  ColumnHead: (props: ComponentProps<'th'>) => <th role="columnheader" scope="col" {...props} />,
  RowHead: (props: ComponentProps<'th'>) => <th role="rowheader" scope="row" {...props} />,
  /** Where styles set the name of its column before the value, `data-head` is that name. */
  Cell: (props: ComponentProps<'td'>) => <td role="cell" {...props} />,
};
// biome-ignore-end lint/a11y/noRedundantRoles: see above
