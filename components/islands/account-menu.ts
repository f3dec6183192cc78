/**
 * What scripts add to the account menu: the way to the desk for those who may see it, and a sign-out that tells the
 * other tabs. Loaded for those who are signed in only.
 */
import { fetchAccount, signOut } from '@/lib/platform/api-client/account';
import { isStaff } from '@/lib/platform/session/second-factor';
import { SIGNED_OUT_PATH } from '@/lib/site/display/account-name';
import { lateWords } from './late-words';
import { emit } from './site-events';

async function leave(): Promise<void> {
  try {
    await signOut();
    location.assign(SIGNED_OUT_PATH);
  } catch {
    const { account } = await lateWords();
    emit('site:notify', { type: 'error', message: account.notSignedOut });
  }
}

/** The role is asked of the server when the menu is opened, and stands in no cookie and no page. */
async function showDesk(menu: Element): Promise<void> {
  const { role } = await fetchAccount();
  if (!isStaff(role)) return;
  for (const item of menu.querySelectorAll<HTMLElement>('[data-staff]')) item.hidden = false;
}

/** Listens until `signal` ends; asks the server once. */
export function watchAccountMenu(signal: AbortSignal): void {
  const menu = document.getElementById('account-menu');
  // Without an answer the desk is still where its address says.
  const show = () => void (menu && showDesk(menu).catch(() => undefined));
  // It works without this script, so it may be open already.
  if (menu?.matches(':popover-open')) show();
  else menu?.addEventListener('toggle', show, { once: true, signal });
  document.addEventListener(
    'submit',
    (event) => {
      if (!(event.target as Element).matches('[data-sign-out]')) return;
      event.preventDefault();
      emit('site:busy', leave());
    },
    { signal },
  );
}
