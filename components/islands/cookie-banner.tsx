'use client';
/**
 * The cookie banner; what a choice does stands in consent-choice.ts. It is a real form: without
 * scripts it posts to the API, which sets the cookies and sends the visitor on.
 */
import { useSelectedLayoutSegments } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { RichText } from '@/components/ui/rich-text';
import type { Region } from '@/lib/platform/region/region';
import { type Decision, everyCategory, OPTIONAL_CATEGORIES } from '@/lib/site/consent/record';
import type { Messages } from '@/lib/site/content/messages';
import { DENIED_KEY } from '@/lib/site/display/display';
import { noticePage } from '@/lib/site/routing/notices';
import type { Choice } from './consent-choice';
import type { CookieDialogProps } from './cookie-dialog';
import { takeGuardMarker } from './guard-marker';
import { keepNote } from './keep-note';
import { lateWords } from './late-words';
import { runsRefusedScript } from './refused-script';
import { emit, listen } from './site-events';
import { Still } from './still';
import { useOnDemand } from './use-on-demand';

async function loadDialog() {
  const [{ CookieDialog }, { cookieDialog }] = await Promise.all([
    import('./cookie-dialog'),
    lateWords(),
  ]);
  return (props: Omit<CookieDialogProps, 'strings'>) => (
    <CookieDialog strings={cookieDialog} {...props} />
  );
}

type Props = {
  region: Region;
  revision: string;
  /** The homepage's path; 'deny all' leads there. */
  home: string;
  /** Sanitised markup of the banner's paragraph. */
  html: string;
  categories: { id: string; title: string }[];
  strings: Omit<Messages['consent'], 'warning'>;
};

export function CookieBanner({ region, revision, home, html, categories, strings }: Props) {
  const { Shown: CookieDialog, show, hide } = useOnDemand(loadDialog);
  const saysRefused = `/${useSelectedLayoutSegments().join('/')}` === noticePage('consent');
  const [warning, setWarning] = useState<string>();
  const banner = useRef<HTMLElement>(null);
  const allowButton = useRef<HTMLButtonElement>(null);
  const returnPath = useRef<string>(undefined);

  const openDialog = useCallback(async () => {
    if (!(await show())) emit('site:notify', { type: 'error', message: strings.dialogFailed });
  }, [show, strings]);

  useEffect(() => {
    const marker = takeGuardMarker();
    const { toast } = document.getElementById('page-not-found')?.dataset ?? {};
    if (toast && marker.missingPath)
      emit('site:notify', { type: 'error', message: toast.replace('{path}', marker.missingPath) });
    if (!marker.refusal) return;
    returnPath.current = marker.returnPath;
    document.documentElement.dataset.consent = 'needed';
    const message = banner.current?.querySelector('.guard-warning')?.textContent;
    if (message) {
      setWarning(message);
      emit('site:notify', { type: 'warning', message });
    }
    if (marker.refusal === 'ip') allowButton.current?.focus();
    else void openDialog();
  }, [openDialog]);

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
      hide();
      try {
        const { applyChoice } = await import('./consent-choice');
        const work = applyChoice(choice, { region, revision });
        emit('site:busy', work);
        await work;
      } catch (error) {
        console.error(error);
        emit('site:notify', { type: 'error', message: strings.failed });
        return;
      }
      const denied = choice.decision === 'denyAll';
      emit('site:notify', { type: 'success', message: denied ? strings.denied : strings.saved });
      if (denied && location.pathname !== home) location.assign(home);
      else if (!denied && returnPath.current) location.assign(returnPath.current);
      // Nothing else ends a script.
      else if (runsRefusedScript(choice.choices)) location.reload();
    },
    [region, revision, home, strings, hide],
  );

  function submit(event: React.SubmitEvent<HTMLFormElement>) {
    const button = event.nativeEvent.submitter as HTMLButtonElement | null;
    event.preventDefault();
    const decision = button?.value as Decision;
    void choose({ decision, choices: everyCategory(decision === 'allowAll') });
  }

  return (
    <section
      ref={banner}
      id="cookie-choice"
      aria-labelledby="cookie-choice-title"
      tabIndex={-1}
      className="cookie-banner"
    >
      <form
        id="cookie-consent"
        method="post"
        action="/api/v1/global/consent"
        onSubmit={submit}
        className="wrap"
      >
        <input type="hidden" name="region" value={region} />
        <div className="cookie-banner-body">
          <div>
            <h2 id="cookie-choice-title" className="label">
              {strings.bannerTitle}
            </h2>
            {saysRefused && <Still piece="warning" region={region} className="guard-warning" />}
            <RichText text={{ html }} className="mt-1.5 text-sm" />
            <p className="gpc-note">{strings.gpc}</p>
            <noscript>
              <fieldset className="mt-3 flex flex-wrap gap-x-5">
                <legend className="label">{strings.choose}</legend>
                {categories
                  .filter(({ id }) => OPTIONAL_CATEGORIES.some((category) => category === id))
                  .map(({ id, title }) => (
                    <label key={id} className="choice">
                      <input type="checkbox" name={id} /> {title}
                    </label>
                  ))}
                <Button type="submit" name="decision" value="allowSelected" variant="secondary">
                  {strings.allowSelected}
                </Button>
              </fieldset>
            </noscript>
          </div>
          <div className="cookie-banner-buttons">
            <Button
              ref={allowButton}
              type="submit"
              name="decision"
              value="allowAll"
              variant="secondary"
            >
              {strings.allowAll}
            </Button>
            <Button type="submit" name="decision" value="denyAll" variant="secondary">
              {strings.denyAll}
            </Button>
            <Button variant="secondary" className="js-only" onClick={openDialog}>
              {strings.choose}
            </Button>
          </div>
        </div>
      </form>
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
