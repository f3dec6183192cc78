/** The five buttons of the main menu: a bar in the header, a column in the sheet of small screens. */
import { currentMenu, type Place } from '@/components/layout/current-page';
import { navigation } from '@/lib/site/content/site';

type Props = Place & {
  /** Puts the names of its columns below that of each menu: 'All' alone says nothing. */
  saysWhatItHolds?: boolean;
};

export function MenuButtons({ saysWhatItHolds = false, ...place }: Props) {
  return navigation[place.region].menus.map(({ id, title, columns }) => (
    <button
      key={id}
      type="button"
      popoverTarget={`menu-${id}`}
      aria-current={currentMenu(id, place)}
      className="menu-button"
    >
      {saysWhatItHolds ? (
        <span>
          {title} <small>{columns.map((column) => column.title).join(' · ')}</small>
        </span>
      ) : (
        title
      )}
    </button>
  ));
}
