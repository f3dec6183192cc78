'use client';
/** 'About Cookies on this site': the text of the edition and a switch for each category. */
import { getCookie } from 'cookies-next/client';
import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import { Button } from '@/components/ui/button';
import { RichText } from '@/components/ui/rich-text';
import { callApi } from '@/lib/platform/api-client/call-api';
import type { Region } from '@/lib/platform/region/region';
import {
  type Choices,
  choicesOf,
  consentCookieName,
  everyCategory,
  OPTIONAL_CATEGORIES,
  parseRecord,
} from '@/lib/site/consent/record';
import type { LateWords } from '@/lib/site/content/late-words';
import type { Choice } from './consent-choice';
import { ConsentReceipt } from './consent-receipt';

/** As the API gives it: sanitised markup. */
type CookieText = Record<
  'descriptionOne' | 'descriptionTwo' | 'descriptionThree' | 'descriptionFour',
  string
>;

export type CookieDialogStrings = LateWords['cookieDialog'];

export type CookieDialogProps = {
  region: Region;
  strings: CookieDialogStrings;
  /** Why the dialog opened by itself, if it did. */
  warning?: string;
  onChoice: (choice: Choice) => void;
  /** Closed by the icon or Escape, without a choice. */
  onClose: () => void;
};

const TITLE = 'cookie-dialog-title';

async function readText(path: string): Promise<CookieText> {
  return (await callApi(path)).json();
}

function currentChoices(region: Region): Choices | undefined {
  const record = parseRecord(String(getCookie(consentCookieName(region)) ?? ''));
  return record && choicesOf(record);
}

export function CookieDialog({ region, strings, warning, onChoice, onClose }: CookieDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { data, error } = useSWR(`/content/cookie-text?region=${region}`, readText);
  const known = currentChoices(region);
  const checked = known ?? everyCategory(false);
  const asksPrivacy = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;

  const isDecided = useRef(false);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  /** Closes first: only a dialog that is closed while it stands gives the focus back. */
  function decide(choice: Choice) {
    isDecided.current = true;
    dialog.current?.close();
    onChoice(choice);
  }

  const deny = () => decide({ decision: 'denyAll', choices: everyCategory(false) });

  function chosen(): Choices {
    const fields = new FormData(form.current ?? undefined);
    const choices = everyCategory(false);
    for (const category of OPTIONAL_CATEGORIES) choices[category] = fields.has(category);
    return choices;
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={TITLE}
      className="dialog"
      onClose={() => isDecided.current || onClose()}
    >
      <header className="dialog-head">
        <h2 id={TITLE} className="text-xl">
          {strings.title}
        </h2>
        <Button variant="tool" onClick={() => dialog.current?.close()}>
          <span aria-hidden="true" className="text-2xl">
            ×
          </span>
          <span className="sr-only">{strings.close}</span>
        </Button>
      </header>
      <form ref={form} className="dialog-body">
        {!data && <p role="status">{error ? strings.loadFailed : strings.loading}</p>}
        {warning && <p className="guard-warning mb-4">{warning}</p>}
        {data && <RichText text={{ html: data.descriptionOne }} className="mb-4 text-sm" />}
        {asksPrivacy && !known && <p className="mb-4 font-semibold text-sm">{strings.gpc}</p>}
        {strings.categories.map(({ id, title, html }) => (
          <label key={id} className="category">
            <span>
              <span className="block font-semibold">{title}</span>
              <RichText as="span" text={{ html }} className="block text-muted text-sm" />
            </span>
            <input
              type="checkbox"
              name={id}
              defaultChecked={checked[id]}
              disabled={id === 'necessary'}
              className="switch"
            />
          </label>
        ))}
        <div className="mt-4 grid gap-4 border-line border-t pt-5">
          {data &&
            [data.descriptionTwo, data.descriptionThree, data.descriptionFour].map((html) => (
              <RichText key={html} text={{ html }} className="text-sm" />
            ))}
        </div>
        <ConsentReceipt
          region={region}
          strings={strings}
          titles={Object.fromEntries(strings.categories.map(({ id, title }) => [id, title]))}
          onWithdraw={known && deny}
        />
        <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm">
          <a href="/cookies" className="inline-link" onClick={() => dialog.current?.close()}>
            {strings.list}
          </a>
          <a href="/contact-us" className="inline-link" onClick={() => dialog.current?.close()}>
            {strings.help}
          </a>
        </p>
      </form>
      <footer className="dialog-foot">
        <Button
          variant="secondary"
          onClick={() => decide({ decision: 'allowSelected', choices: chosen() })}
        >
          {known ? strings.save : strings.allowSelected}
        </Button>
        <Button variant="secondary" onClick={deny}>
          {strings.denyAll}
        </Button>
        <Button
          variant="secondary"
          onClick={() => decide({ decision: 'allowAll', choices: everyCategory(true) })}
        >
          {strings.allowAll}
        </Button>
      </footer>
    </dialog>
  );
}
