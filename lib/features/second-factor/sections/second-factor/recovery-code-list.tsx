/** How many recovery codes are left, ten new ones, and, once, what they are. */

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Added } from '@/lib/features/second-factor/schema';
import { callApi } from '@/lib/platform/api-client/call-api';
import { saveFile } from '@/lib/platform/api-client/save-file';
import { fillWords } from '@/lib/site/content/fill-words';
import { ChangeForm } from './change-form';
import { FactorBlock } from './factor-block';
import { FACTORS } from './factor-state';
import type { PartProps } from './part-props';
import { proofFields } from './shared-fields';
import type { FactorWords } from './words';

type NewCodesProps = {
  codes: readonly string[];
  /** Where whoever has to have a factor goes on to; undefined for others. */
  next: string | undefined;
  words: FactorWords;
  onKept: () => void;
};

/** Its name says neither whose they are nor on which site. */
const FILE = 'recovery-codes.txt';

/** Takes the focus: it is shown this once. */
export function NewCodes({ codes, next, words, onKept }: NewCodesProps) {
  const box = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(words.codesCopied),
      () => setSaid(words.codesNotCopied),
    );
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
      <p className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), FILE)}
        >
          {words.codesSave}
        </Button>
        {/* Only over https, and on the machine itself, does a browser let a page copy. */}
        {globalThis.isSecureContext && (
          <Button variant="secondary" onClick={copy}>
            {words.codesCopy}
          </Button>
        )}
        <Button onClick={onKept}>{words.codesKept}</Button>
      </p>
      <p role="status" className="mt-3 empty:hidden">
        {said}
      </p>
      {next && (
        <p className="mt-4">
          <a href={next} className="inline-link">
            {words.openDesk}
          </a>
        </p>
      )}
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
