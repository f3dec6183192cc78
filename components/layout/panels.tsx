/**
 * What the buttons of the header open. A popover takes its place in the tab order from the button
 * that opened it, so all of them stand after the content, which is painted without waiting for them.
 */
import { AccountMenu } from '@/components/layout/account-menu';
import type { Place } from '@/components/layout/current-page';
import { DisplayPanel } from '@/components/layout/display-panel';
import { MenuPanels } from '@/components/layout/menu-panels';
import { MenuSheet } from '@/components/layout/menu-sheet';
import { RegionMenu } from '@/components/layout/region-menu';

export function Panels({ region, path }: Place) {
  return (
    // As wide as the header's inside, so that bar and sheet change over at the same width.
    <div className="wrap @container">
      <MenuSheet region={region} path={path} />
      <MenuPanels region={region} path={path} />
      <DisplayPanel />
      <RegionMenu region={region} />
      <AccountMenu path={path} />
    </div>
  );
}
