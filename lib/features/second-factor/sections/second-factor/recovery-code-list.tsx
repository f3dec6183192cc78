/** How many recovery codes are left, ten new ones, and, once, what they are. */

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { Added } from '@/lib/features/second-factor/schema';
import { callApi } from '@/lib/platform/api-client/call-api';
import { fillWords } from '@/lib/site/content/fill-words';
import { ChangeForm } from './change-form';
import { FactorBlock } from './factor-block';
import { FACTORS } from './factor-state';
import type { PartProps } from './part-props';
import { proofFields } from './shared-fields';
import type { FactorWords } from './words';

type NewCodesProps = { codes: readonly string[]; words: FactorWords; onKept: () => void };

/** Takes the focus: it is shown this once. */
export function NewCodes({ codes, words, onKept }: NewCodesProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="status" className="form-summary form-done mb-8">
      <h3 className="text-xl">{words.newCodes}</h3>
      <p className="mt-2">{words.newCodesText}</p>
      <ul aria-label={words.codes} className="factor-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button onClick={onKept}>{words.codesKept}</Button>
    </div>
  );
}

const FORM = 'codes';

export function RecoveryCodeList({ factors, words, open, setOpen, onChange }: PartProps) {
  async function renew(json: object) {
    const answer = await callApi(`${FACTORS}/recovery-codes`, { method: 'POST', json });
    const { recoveryCodes }: Added = await answer.json();
    // An answer that comes late closes no form that was opened meanwhile.
    setOpen((now) => (now === FORM ? undefined : now));
    await onChange(recoveryCodes);
  }

  return (
    <FactorBlock title={words.codes} text={words.codesText}>
      <p>{fillWords(words.codesLeft, { count: factors.recoveryCodesLeft })}</p>
      {open === FORM ? (
        <ChangeForm
          fields={proofFields(factors)}
          words={words}
          send={words.renewCodesSure}
          act={renew}
          onCancel={() => setOpen(undefined)}
        />
      ) : (
        <Button variant="secondary" className="mt-4" onClick={() => setOpen(FORM)}>
          {words.renewCodes}
        </Button>
      )}
    </FactorBlock>
  );
}
