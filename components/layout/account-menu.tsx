/**
 * What an account can do from every page. It works without scripts; with them islands/account-menu.ts shows staff the
 * way to the desk.
 */
import { useTranslations } from 'next-intl';
import { currentLink } from '@/components/layout/current-page';
import { Button } from '@/components/ui/button';

const LINKS = [
  { href: '/profile', word: 'yours' },
  { href: '/profile/safety', word: 'safety' },
  { href: '/desk', word: 'desk', isForStaff: true },
] as const;

export function AccountMenu({ path }: { path: string | undefined }) {
  const t = useTranslations('account');
  return (
    <nav
      popover="auto"
      id="account-menu"
      aria-labelledby="account-menu-title"
      className="pop-panel"
    >
      <h2 id="account-menu-title" className="label mb-2 wrap-anywhere">
        {t('signedIn')} <span className="account-name" />
      </h2>
      <ul>
        {LINKS.map((link) => (
          <li
            key={link.href}
            hidden={'isForStaff' in link}
            data-staff={'isForStaff' in link || undefined}
          >
            <a href={link.href} aria-current={currentLink(link.href, path)} className="menu-link">
              {t(link.word)} <small>{t(`${link.word}Text`)}</small>
            </a>
          </li>
        ))}
      </ul>
      <form method="post" action="/api/v1/user/logout" data-sign-out className="mt-5">
        <Button type="submit" variant="secondary" className="w-full">
          {t('signOut')}
        </Button>
      </form>
    </nav>
  );
}
