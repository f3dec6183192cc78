'use client';
/**
 * The cookie banner; what a choice does stands in consent-choice.ts. It is a real form: without
 * scripts it posts to the API, which sets the cookies and sends the visitor on.
 */
import { useSelectedLayoutSegments } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { DENIED_KEY } from '@/lib/site/display/display';
import { noticePage } from '@/lib/site/routing/notices';
import { openingWords } from './asked-page';
import type { Choice } from './consent-choice';
import { BANNER_TITLE, type BannerFormProps, CookieBannerForm } from './cookie-banner-form';
import type { CookieDialogProps } from './cookie-dialog';
import { takeGuardMarker } from './guard-marker';
import { keepNote, readNote } from './keep-note';
import { lateWords } from './late-words';
import { runsRefusedScript } from './refused-script';
import { emit, listen } from './site-events';
import { useOnDemand } from './use-on-demand';

/** The note of a refusal on another page, until it is confirmed on the homepage. */
const UNCONFIRMED = 'unconfirmed';

const loadChoice = () => import('./consent-choice');

async function loadDialog() {
  const [{ CookieDialog }, { cookieDialog }] = await Promise.all([
    import('./cookie-dialog'),
    lateWords(),
  ]);
  return (props: Omit<CookieDialogProps, 'strings'>) => (
    <CookieDialog strings={cookieDialog} {...props} />
  );
}

type Props = Pick<BannerFormProps, 'region' | 'html' | 'categories' | 'strings'> & {
  revision: string;
  /** The homepage's path; 'deny all' leads there. */
  home: string;
};

/** What the dialog says when the guard has opened it: the warning, as the banner has it. */
const warningIn = (banner: HTMLElement | null) =>
  banner?.querySelector('.guard-warning')?.textContent ?? undefined;

export function CookieBanner({ region, revision, home, html, categories, strings }: Props) {
  const { Shown: CookieDialog, show, hide } = useOnDemand(loadDialog);
  const saysRefused = `/${useSelectedLayoutSegments().join('/')}` === noticePage('consent');
  const [warning, setWarning] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [opening, setOpening] = useState<string>();
  const banner = useRef<HTMLElement>(null);
  const allowButton = useRef<HTMLButtonElement>(null);
  const returnPath = useRef<string>(undefined);

  const openDialog = useCallback(
    async (isWanted?: () => boolean) => {
      if (await show(isWanted)) return;
      delete document.documentElement.dataset.dialogFirst;
      emit('site:notify', { type: 'error', message: strings.dialogFailed });
    },
    [show, strings],
  );

  useEffect(() => {
    if (readNote(DENIED_KEY) === UNCONFIRMED) {
      keepNote('sessionStorage', DENIED_KEY, '1');
      emit('site:notify', { type: 'success', message: strings.denied });
    }
    const marker = takeGuardMarker();
    const { dataset } = document.documentElement;
    const { toast } = document.getElementById('page-not-found')?.dataset ?? {};
    if (toast && marker.missingPath)
      emit('site:notify', { type: 'error', message: toast.replace('{path}', marker.missingPath) });
    if (!marker.refusal) return;
    returnPath.current = marker.returnPath;
    dataset.consent = 'needed';
    setWarning(warningIn(banner.current));
    // What the answer needs is on its way before it is given.
    loadChoice().catch(() => undefined);
    if (marker.refusal === 'ip') return allowButton.current?.focus();
    // The banner that has come first keeps its place; see lib/site/display/head-script.ts.
    void openDialog(() => 'dialogFirst' in dataset);
  }, [openDialog, strings]);

  useEffect(() => {
    if (CookieDialog) delete document.documentElement.dataset.dialogFirst;
  }, [CookieDialog]);

  useEffect(() => listen('site:cookie-settings', () => void openDialog()), [openDialog]);

  useEffect(
    () =>
      listen('site:cookie-banner', () => {
        document.documentElement.dataset.consent = 'needed';
        // While it is open, nothing else can take the focus.
        banner.current?.querySelector('dialog')?.close();
        banner.current?.focus();
        keepNote('sessionStorage', DENIED_KEY);
      }),
    [],
  );

  const choose = useCallback(
    async (choice: Choice) => {
      const isDenied = choice.decision === 'denyAll';
      const asked = isDenied ? undefined : returnPath.current;
      hide();
      setBusy(true);
      if (asked) setOpening(openingWords(asked, strings));
      const rest = () => {
        setBusy(false);
        setOpening(undefined);
      };
      try {
        const work = loadChoice().then(({ applyChoice }) =>
          applyChoice(choice, { region, revision }),
        );
        emit('site:busy', work);
        await work;
      } catch (error) {
        console.error(error);
        rest();
        emit('site:notify', { type: 'error', message: strings.failed });
        return;
      }
      if (asked) {
        // A browser that keeps this page for the way back keeps it as it was before.
        addEventListener('pagehide', rest, { once: true });
        location.assign(asked);
        return;
      }
      rest();
      // What had the focus is gone: the next key finds the page, not the end of it.
      const { activeElement, body } = document;
      if (activeElement === body || banner.current?.contains(activeElement))
        document.getElementById('content')?.focus({ preventScroll: true });
      if (isDenied && location.pathname !== home) {
        keepNote('sessionStorage', DENIED_KEY, UNCONFIRMED);
        location.assign(home);
        return;
      }
      emit('site:notify', { type: 'success', message: isDenied ? strings.denied : strings.saved });
      // Nothing else ends a script.
      if (runsRefusedScript(choice.choices)) location.reload();
    },
    [region, revision, home, strings, hide],
  );

  return (
    <section
      ref={banner}
      id="cookie-choice"
      aria-labelledby={BANNER_TITLE}
      aria-busy={isBusy}
      tabIndex={-1}
      data-opening={opening}
      className="cookie-banner"
    >
      <noscript>
        <p className="wrap choice-kept">{strings.saved}</p>
      </noscript>
      <CookieBannerForm
        region={region}
        html={html}
        categories={categories}
        strings={strings}
        saysRefused={saysRefused}
        isBusy={isBusy}
        opening={opening}
        allowButton={allowButton}
        onChoice={choose}
        onChoose={() => void openDialog()}
      />
      {CookieDialog && (
        <CookieDialog
          region={region}
          warning={warning}
          onChoice={choose}
          onClose={() => {
            hide();
            const { dataset } = document.documentElement;
            if (dataset.consent !== 'given') dataset.consent = 'needed';
          }}
        />
      )}
    </section>
  );
}
