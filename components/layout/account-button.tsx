/** In the header: the way to the sign-in page, or, for whoever is signed in, the button of the account menu. */
import { UserRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { currentLink } from '@/components/layout/current-page';
import { Button, ButtonLink } from '@/components/ui/button';

export function AccountButton({ path }: { path: string | undefined }) {
  const t = useTranslations('account');
  return (
    <>
      <div className="if-stranger">
        <ButtonLink
          variant="tool"
          href="/auth/login"
          aria-current={currentLink('/auth/login', path)}
          data-sign-in
        >
          <UserRound aria-hidden="true" size={18} />
          <span className="sr-only @min-[74rem]:not-sr-only @min-[74rem]:whitespace-nowrap">
            {t('signIn')}
          </span>
        </ButtonLink>
      </div>
      <div className="if-account">
        <Button popoverTarget="account-menu" variant="tool">
          <span aria-hidden="true" className="account-initial" />
          <span className="sr-only">{t('yours')}: </span>
          <span className="account-name sr-only @min-[74rem]:not-sr-only @min-[74rem]:truncate" />
        </Button>
      </div>
    </>
  );
}
