/** The lists to choose from that are the same on every page, and the steps that follow. */
import type { Region } from '../../../lib/platform/region/region.ts';
import { readPage } from '../../../lib/site/content/read-page.ts';
import type { Fill, RawSectionOf } from '../../../lib/site/content/section-fill.ts';
import { formById } from '../../../lib/site/forms/known-forms.ts';
import { sharedOptions } from '../../../lib/site/forms/shared-options.ts';

/** What follows once the form was sent, as the page `page` says it. */
function stepsOf(page: string, region: Region): RawSectionOf<'form'>['next'] {
  const { sections } = readPage(page)[region];
  const steps = sections.find((section) => section.type === 'effortless-onboarding')?.steps ?? [];
  // The first step is the form itself.
  return steps.slice(1, 5).map(({ when, title, text }) => ({
    html: `<strong>${title}</strong><br>${when}. ${text.html}`,
  }));
}

export const fill: Fill<'form'> = (section, { region }) => {
  const form = formById(section.form);
  return {
    ...section,
    options: { ...section.options, ...sharedOptions(form, region) },
    ...(form.stepsFrom && { next: stepsOf(form.stepsFrom, region) }),
  };
};
