/** The authenticator app of the account: its secret is scanned or typed in, then a code of it confirms it. */

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Added, NewApp } from '@/lib/features/second-factor/schema';
import { callApi } from '@/lib/platform/api-client/call-api';
import { fillWords } from '@/lib/site/content/fill-words';
import { dayOf } from '@/lib/site/content/readers-clock';
import { ChangeForm } from './change-form';
import { FactorBlock } from './factor-block';
import { FACTORS } from './factor-state';
import { NewSecret } from './new-secret';
import type { PartProps } from './part-props';
import { APP_CODE, proofFields } from './shared-fields';

const FORM = 'app';
const PATH = `${FACTORS}/authenticator`;

export function AuthenticatorApp({ factors, words, open, setOpen, onChange }: PartProps) {
  const [begun, setBegun] = useState<NewApp>();
  const own = factors.authenticator;
  const fields = proofFields(factors);

  function close() {
    // An answer that comes late closes no form that was opened meanwhile.
    setOpen((now) => (now === FORM ? undefined : now));
    setBegun(undefined);
  }
  async function begin(json: object) {
    setBegun(await (await callApi(PATH, { method: 'POST', json })).json());
  }
  function show() {
    setOpen(FORM);
    // With nothing to ask first the code is shown at once; the button stays for another try.
    if (!own && fields.length === 0) begin({}).catch(() => undefined);
  }
  async function confirm(json: object) {
    const added: Added = await (await callApi(PATH, { method: 'PUT', json })).json();
    close();
    await onChange(added.recoveryCodes);
  }
  async function remove(json: object) {
    await callApi(PATH, { method: 'DELETE', json });
    close();
    await onChange();
  }

  return (
    <FactorBlock title={words.app} text={words.appText}>
      <p>{own ? fillWords(words.appSince, { date: dayOf(own.createdAt) }) : words.noApp}</p>
      {open === FORM && begun ? (
        <>
          <NewSecret begun={begun} words={words} />
          <ChangeForm
            key="confirm"
            fields={[APP_CODE]}
            words={words}
            send={words.confirmApp}
            act={confirm}
            onCancel={close}
          />
        </>
      ) : open === FORM ? (
        <ChangeForm
          key="begin"
          fields={fields}
          words={words}
          send={own ? words.removeAppSure : words.beginApp}
          act={own ? remove : begin}
          onCancel={close}
        />
      ) : (
        <Button variant={own ? 'danger-outline' : 'secondary'} className="mt-4" onClick={show}>
          {own ? words.removeApp : words.addApp}
        </Button>
      )}
    </FactorBlock>
  );
}
