/** The company of the account: named once, then a place to invite colleagues to, or to leave. */
import { useEffect, useRef, useState } from 'react';
import Form from '@/components/forms/form';
import { companyForm, inviteForm } from '@/lib/features/profile/saved-forms';
import type { FullInfo } from '@/lib/features/profile/schema';
import { Block } from './block';
import { LeaveCompany } from './leave-company';
import { SavedForm } from './saved-form';
import type { ProfileWords } from './words';

type Props = {
  company: FullInfo['company'];
  words: ProfileWords;
  reload: () => Promise<unknown>;
};

export function Company({ company, words, reload }: Props) {
  const shown = useRef<HTMLParagraphElement>(null);
  const wasChanged = useRef(false);
  const [hasLeft, setHasLeft] = useState(false);
  const id = company?.id;
  useEffect(() => {
    // What had the focus is gone.
    if ((id || hasLeft) && wasChanged.current) shown.current?.focus();
  }, [id, hasLeft]);

  function show() {
    wasChanged.current = true;
    return reload();
  }

  const showLeft = () => show().then(() => setHasLeft(true));

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
          <LeaveCompany company={company} words={words} reload={showLeft} />
        </>
      ) : (
        <>
          {hasLeft && (
            <p ref={shown} tabIndex={-1} className="mb-4">
              {words.left}
            </p>
          )}
          <Form form={companyForm} words={words.forms.company} onSent={show} />
        </>
      )}
    </Block>
  );
}
