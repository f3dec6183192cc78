'use client';
/**
 * The cookie banner; what a choice does stands in consent-choice.ts, loaded with it. It is a real form: without
 * scripts it posts to the API, which sets the cookies and sends the visitor on.
 */
import { useSelectedLayoutSegments } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { DENIED_KEY, DENIED_UNCONFIRMED } from '@/lib/site/display/display';
import { noticePage } from '@/lib/site/routing/notices';
import { openingWords } from './asked-page';
import type { Choice } from './consent-choice';
import { BANNER_TITLE, type BannerFormProps, CookieBannerForm } from './cookie-banner-form';
import type { CookieDialogProps } from './cookie-dialog';
import { takeGuardMarker } from './guard-marker';
import { keepNote, readNote } from './keep-note';
import { lateWords } from './late-words';
import { emit, listen } from './site-events';
import { useOnDemand } from './use-on-demand';

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
    if (readNote(DENIED_KEY) === DENIED_UNCONFIRMED) {
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
      const asked = choice.decision === 'denyAll' ? undefined : returnPath.current;
      hide();
      setBusy(true);
      if (asked) setOpening(openingWords(asked, strings));
      const rest = () => {
        setBusy(false);
        setOpening(undefined);
      };
      const work = loadChoice().then(async ({ applyChoice, goOn }) => {
        await applyChoice(choice, { region, revision });
        return goOn;
      });
      emit('site:busy', work);
      try {
        const goOn = await work;
        goOn(choice, { asked, home, strings, banner: banner.current, rest });
      } catch (error) {
        console.error(error);
        rest();
        emit('site:notify', { type: 'error', message: strings.failed });
      }
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
