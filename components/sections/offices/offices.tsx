/** The offices on a map and as cells, those of the reader's own country first. */
import { useLocale } from 'next-intl';
import { LOCALES } from '@/lib/platform/region/region';
import type { SectionOf } from '@/lib/site/content/prepare';
import { Sample } from '../shared/sample';
import { SectionShell } from '../shared/section-shell';
import { WorldMap } from './world-map';

type Props = { section: SectionOf<'offices'> };
type Office = SectionOf<'offices'>['items'][number];

export function Offices({ section }: Props) {
  const locale = useLocale();
  const isOwn = ({ country }: Office) => LOCALES[country] === locale;
  const own = section.items.filter(isOwn);
  const others = section.items.filter((office) => !isOwn(office));
  const pins = section.items.map((office) => ({
    id: office.id,
    label: office.city,
    latitude: office.latitude,
    longitude: office.longitude,
    emphasis: office === own[0] || office === others[0],
  }));
  return (
    <SectionShell section={section}>
      <WorldMap alt={section.mapAlt} pins={pins} />
      <ul className="mt-10 grid border-line-strong border-t border-l bg-cardbg text-cardtext sm:grid-cols-2 grid:grid-cols-3">
        {[...own, ...others].map((office) => (
          <OfficeCell key={office.id} office={office} />
        ))}
      </ul>
    </SectionShell>
  );
}

const LINK = 'inline-link inline-flex min-h-[44px] items-center break-all';

function OfficeCell({ office }: { office: Office }) {
  return (
    <li
      id={office.id}
      className="border-line-strong border-r border-b p-5 target:bg-secondarygradient1 grid:p-7"
    >
      <p className="label">
        {office.role} <Sample of={office} className="ml-1" />
      </p>
      <h3 className="mt-2 text-2xl">{office.city}</h3>
      <address className="mt-4 not-italic">
        {office.address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <span className="mt-4 flex flex-col items-start border-line border-t pt-2">
          <a className={LINK} href={`tel:+${office.phone.replace(/\D/g, '')}`}>
            {office.phone}
          </a>
          <a className={LINK} href={`mailto:${office.email}`}>
            {office.email}
          </a>
        </span>
      </address>
      <p className="mt-2 font-mono text-muted text-xs">{office.hours}</p>
    </li>
  );
}
