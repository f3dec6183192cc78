/** The five buttons of the main menu: a bar in the header, a column in the sheet of small screens. */
import { currentMenu, type Place } from '@/components/layout/current-page';
import { navigation } from '@/lib/site/content/site';

export function MenuButtons(place: Place) {
  return navigation[place.region].menus.map(({ id, title }) => (
    <button
      key={id}
      type="button"
      popoverTarget={`menu-${id}`}
      aria-current={currentMenu(id, place)}
      className="menu-button"
    >
      {title}
    </button>
  ));
}
