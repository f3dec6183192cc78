'use client';
/** The way in with a company account, where the site takes them: the page is static and has to ask. */
import useSWR from 'swr';
import { ButtonLink } from '@/components/ui/button';
import { callApi } from '@/lib/platform/api-client/call-api';
import type { Words } from './field-props';
import { returnPath } from './return-path';

type Props = {
  /** Where to go when the address names no other page. */
  home: string;
  words: Words;
};

const fetchProviders = async (path: string): Promise<{ companyAccount: boolean }> =>
  (await callApi(path)).json();

export function CompanySignIn({ home, words }: Props) {
  // Without an answer the visitor still has the form.
  const { data } = useSWR('/auth/providers', fetchProviders, { revalidateOnFocus: false });
  if (!data?.companyAccount) return null;
  const query = new URLSearchParams({ redirectUri: returnPath() ?? home });
  // A link and no request: the provider's page takes the place of this one.
  const href = `${document.documentElement.dataset.apiBase}/auth/custom-oauth?${query}`;
  return (
    <div className="mt-10 border-line border-t pt-6">
      <p>{words.companyAccountIntro}</p>
      <ButtonLink variant="secondary" className="mt-3" href={href}>
        {words.companyAccount}
      </ButtonLink>
    </div>
  );
}
