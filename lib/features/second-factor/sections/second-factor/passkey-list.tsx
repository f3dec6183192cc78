/** The passkeys of the account: added, renamed and removed here. */

import { Button } from '@/components/ui/button';
import type { Factors } from '@/lib/features/second-factor/schema';
import { callApi } from '@/lib/platform/api-client/call-api';
import { fillWords } from '@/lib/site/content/fill-words';
import { dayOf } from '@/lib/site/content/readers-clock';
import { hasPasskeySupport, makePasskey } from '../../browser-passkeys';
import { ChangeForm, type Typed } from './change-form';
import { FactorBlock } from './factor-block';
import { FACTORS } from './factor-state';
import type { PartProps } from './part-props';
import { PASSKEY_NAME, proofFields } from './shared-fields';

type Passkey = Factors['passkeys'][number];
const ADD = 'add-passkey';

export function PasskeyList({ factors, words, open, setOpen, onChange }: PartProps) {
  const close = () => setOpen(undefined);

  const add = async ({ name = '', password }: Typed) => {
    const codes = await makePasskey(name, password);
    close();
    await onChange(codes);
  };
  const change = (method: 'PATCH' | 'DELETE', id: string) => async (json: object) => {
    await callApi(`${FACTORS}/passkeys/${id}`, { method, json });
    close();
    await onChange();
  };

  const formOf = ({ id }: Passkey) =>
    open === `rename-${id}` ? (
      <ChangeForm
        fields={[PASSKEY_NAME]}
        words={words}
        send={words.saveName}
        act={change('PATCH', id)}
        onCancel={close}
      />
    ) : open === `remove-${id}` ? (
      <ChangeForm
        fields={proofFields(factors)}
        words={words}
        send={words.removePasskeySure}
        act={change('DELETE', id)}
        onCancel={close}
      />
    ) : null;

  return (
    <FactorBlock title={words.passkeys} text={words.passkeysText}>
      {factors.passkeys.length === 0 && <p>{words.noPasskeys}</p>}
      <ul>
        {factors.passkeys.map((passkey) => (
          <li key={passkey.id} className="factor-row">
            <p className="wrap-anywhere font-semibold">{passkey.name}</p>
            <p className="text-muted text-sm">
              {fillWords(words.passkeyFacts, {
                domain: passkey.domain,
                added: dayOf(passkey.createdAt),
                used: passkey.lastUsedAt ? dayOf(passkey.lastUsedAt) : words.neverUsed,
              })}
            </p>
            {formOf(passkey) ?? (
              <p className="mt-3 flex flex-wrap gap-2">
                <Button
                  variant="secondary"
                  aria-label={fillWords(words.renameLabel, { name: passkey.name })}
                  onClick={() => setOpen(`rename-${passkey.id}`)}
                >
                  {words.rename}
                </Button>
                <Button
                  variant="danger-outline"
                  aria-label={fillWords(words.removeLabel, { name: passkey.name })}
                  onClick={() => setOpen(`remove-${passkey.id}`)}
                >
                  {words.remove}
                </Button>
              </p>
            )}
          </li>
        ))}
      </ul>
      {open === ADD ? (
        <ChangeForm
          fields={[PASSKEY_NAME, ...proofFields(factors)]}
          words={words}
          send={words.makePasskey}
          act={add}
          onCancel={close}
        />
      ) : hasPasskeySupport() ? (
        <Button variant="secondary" className="mt-4" onClick={() => setOpen(ADD)}>
          {words.addPasskey}
        </Button>
      ) : (
        <p className="field-help mt-4">{words.noPasskeysHere}</p>
      )}
    </FactorBlock>
  );
}
