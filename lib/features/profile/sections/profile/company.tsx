/** The company of the account: named once, then a place to invite colleagues to. */
import { useEffect, useRef } from 'react';
import Form from '@/components/forms/form';
import { companyForm, inviteForm } from '@/lib/features/profile/saved-forms';
import type { FullInfo } from '@/lib/features/profile/schema';
import { Block } from './block';
import { SavedForm } from './saved-form';
import type { ProfileWords } from './words';

type Props = {
  company: FullInfo['company'];
  words: ProfileWords;
  reload: () => Promise<unknown>;
};

export function Company({ company, words, reload }: Props) {
  const shown = useRef<HTMLParagraphElement>(null);
  const wasNamed = useRef(false);
  const id = company?.id;
  useEffect(() => {
    // The form that had the focus is gone.
    if (id && wasNamed.current) shown.current?.focus();
  }, [id]);

  function show() {
    wasNamed.current = true;
    return reload();
  }

  return (
    <Block title={words.company} text={words.companyText}>
      {company ? (
        <>
          <p ref={shown} tabIndex={-1} className="wrap-anywhere font-semibold text-lg">
            {company.name}
          </p>
          <p className="text-muted">
            {company.members === 1
              ? words.companyOne
              : words.companyMany.replace('{count}', String(company.members))}
          </p>
          <h4 className="mt-6 mb-4 border-line border-t pt-6 font-semibold">{words.inviteTitle}</h4>
          <SavedForm form={inviteForm} words={words.forms.invite} />
        </>
      ) : (
        <Form form={companyForm} words={words.forms.company} onSent={show} />
      )}
    </Block>
  );
}
