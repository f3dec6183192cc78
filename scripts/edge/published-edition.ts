import type { Region } from '../../lib/platform/region/region.ts';

/** An edition whose host is its own. */
export type PublishedEdition = {
  region: Region;
  host: string;
  /** By which visitors reach the edge. */
  protocol: string;
  /** Of the cookie text in force. */
  revision: string;
};
