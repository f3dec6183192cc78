/** Fills in what the browser knows better than its owner, unless something stands there already. */
import type { Brands } from '@/lib/site/forms/detect-browser';
import type { FormDefinition } from '@/lib/site/forms/form';

export async function prefill(form: FormDefinition, element: HTMLFormElement): Promise<void> {
  const fields = form.fields.filter((field) => field.prefill === 'browser');
  if (fields.length === 0) return;
  // Few visitors write to us: the list of browsers is loaded for those who do.
  const { describeBrowser } = await import('@/lib/site/forms/detect-browser');
  const { userAgent, userAgentData }: Navigator & { userAgentData?: { brands: Brands } } =
    navigator;
  for (const { name } of fields) {
    const input = element.elements.namedItem(name);
    if (input instanceof HTMLInputElement && input.value === '')
      input.value = describeBrowser(userAgent, userAgentData?.brands);
  }
}
