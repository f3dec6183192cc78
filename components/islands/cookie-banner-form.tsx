/** What the cookie banner says and asks: a real form, which posts to the API where no scripts run. */
import type { Ref } from 'react';
import { Button } from '@/components/ui/button';
import { RichText } from '@/components/ui/rich-text';
import type { Region } from '@/lib/platform/region/region';
import { type Decision, everyCategory, OPTIONAL_CATEGORIES } from '@/lib/site/consent/record';
import type { Messages } from '@/lib/site/content/messages';
import type { Choice } from './consent-choice';
import { Still } from './still';

export type BannerFormProps = {
  region: Region;
  /** Sanitised markup of the banner's paragraph. */
  html: string;
  categories: { id: string; title: string }[];
  strings: Omit<Messages['consent'], 'warning'>;
  /** Whether the guard sent the visitor here. */
  saysRefused: boolean;
  /** A choice is being kept: another one has to wait. */
  isBusy: boolean;
  /** What follows that choice, if a page does. */
  opening: string | undefined;
  allowButton: Ref<HTMLButtonElement>;
  onChoice: (choice: Choice) => void;
  /** The visitor wants to choose category by category. */
  onChoose: () => void;
};

export const BANNER_TITLE = 'cookie-choice-title';
const WARNING = 'cookie-choice-warning';

export function CookieBannerForm(props: BannerFormProps) {
  const { region, html, categories, strings, saysRefused, isBusy, opening } = props;
  const optional = categories.filter(({ id }) => OPTIONAL_CATEGORIES.some((one) => one === id));

  function submit(event: React.SubmitEvent<HTMLFormElement>) {
    const button = event.nativeEvent.submitter as HTMLButtonElement | null;
    event.preventDefault();
    const decision = button?.value as Decision;
    if (!isBusy) props.onChoice({ decision, choices: everyCategory(decision === 'allowAll') });
  }

  return (
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
          <h2 id={BANNER_TITLE} className="label">
            {strings.bannerTitle}
          </h2>
          {saysRefused && (
            <div id={WARNING} hidden={opening !== undefined}>
              <Still piece="warning" region={region} className="guard-warning" />
            </div>
          )}
          <RichText text={{ html }} className="mt-1.5 text-sm" />
          <p className="gpc-note">{strings.gpc}</p>
          <noscript>
            <fieldset className="mt-3 flex flex-wrap gap-x-5">
              <legend className="label">{strings.choose}</legend>
              {optional.map(({ id, title }) => (
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
          <p role="status">{opening}</p>
          <Button
            ref={props.allowButton}
            type="submit"
            name="decision"
            value="allowAll"
            variant="secondary"
            aria-disabled={isBusy}
            aria-describedby={saysRefused ? WARNING : undefined}
          >
            {strings.allowAll}
          </Button>
          <Button
            type="submit"
            name="decision"
            value="denyAll"
            variant="secondary"
            aria-disabled={isBusy}
          >
            {strings.denyAll}
          </Button>
          <Button
            variant="secondary"
            className="js-only"
            aria-disabled={isBusy}
            onClick={isBusy ? undefined : props.onChoose}
          >
            {strings.choose}
          </Button>
        </div>
      </div>
    </form>
  );
}
