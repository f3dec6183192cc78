/** Fills in what the browser or the account knows better than its owner, unless something stands there already. */
import type { Account } from '@/lib/platform/session/schema';
import type { Brands } from '@/lib/site/forms/detect-browser';
import type { FormDefinition } from '@/lib/site/forms/form';

/** Of each field of `form` with that `prefill` the input, by the field's name. */
function inputsOf(form: FormDefinition, element: HTMLFormElement, wanted: 'browser' | 'account') {
  const fields = form.fields.filter(({ prefill }) => prefill === wanted);
  return fields.flatMap(({ name }) => {
    const input = element.elements.namedItem(name);
    return input instanceof HTMLInputElement ? [{ name, input }] : [];
  });
}

async function fillBrowser(form: FormDefinition, element: HTMLFormElement): Promise<void> {
  const inputs = inputsOf(form, element, 'browser');
  if (inputs.length === 0) return;
  // Few visitors write to us: the list of browsers is loaded for those who do.
  const { describeBrowser } = await import('@/lib/site/forms/detect-browser');
  const { userAgent, userAgentData }: Navigator & { userAgentData?: { brands: Brands } } =
    navigator;
  for (const { input } of inputs) input.value ||= describeBrowser(userAgent, userAgentData?.brands);
}

async function fillAccount(form: FormDefinition, element: HTMLFormElement): Promise<void> {
  const inputs = inputsOf(form, element, 'account');
  if (inputs.length === 0 || !document.documentElement.dataset.account) return;
  const { fetchAccount } = await import('@/lib/platform/api-client/account');
  const account = await fetchAccount();
  for (const { name, input } of inputs) input.value ||= account[name as keyof Account];
}

/** Where one of them does not come, the visitor writes it. */
export async function prefill(form: FormDefinition, element: HTMLFormElement): Promise<void> {
  await Promise.allSettled([fillBrowser(form, element), fillAccount(form, element)]);
}
