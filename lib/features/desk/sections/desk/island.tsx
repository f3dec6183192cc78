'use client';
/** The desk in the browser: filters and a list, beside it the message that is open. */
import { useCallback, useEffect, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { Words } from '@/components/forms/field-props';
import { saveDrafts } from '@/components/islands/draft-fields';
import { listen } from '@/components/islands/site-events';
import type { DeskClaims as Claims } from '@/lib/features/desk/more-schema';
import type { DeskList } from '@/lib/features/desk/schema';
import { fetchSession } from '@/lib/platform/api-client/account';
import { QUIET, read } from '@/lib/platform/api-client/read';
import { CallFailure } from '@/lib/platform/api-client/send';
import { BulkBar } from './bulk-bar';
import { DeskAudit } from './desk-audit';
import { DeskClaims } from './desk-claims';
import { DeskFilters } from './desk-filters';
import { DeskItem, messagePath } from './desk-item';
import { onDeskKey } from './desk-keys';
import { DeskMails } from './desk-mails';
import { DeskPeople } from './desk-people';
import { Closed, Failed, Loading } from './desk-states';
import { KeysDialog } from './keys-dialog';
import { MessageList } from './message-list';
import { useAddress } from './use-address';
import { usePulse } from './use-pulse';
import type { DeskWords, KindWords } from './words';

type Props = { words: DeskWords; eraseWords: Words; kinds: KindWords; home: string };

/** Without a choice the desk sees what waits. */
const WAITING = 'new';
const EVERY = 'all';
/** What the address and the endpoint have in common. */
const ASKED = ['kind', 'status', 'q', 'assigned', 'from', 'to', 'page'];

function listPath(search: string): string {
  const { status = WAITING, id: _, ...others } = Object.fromEntries(new URLSearchParams(search));
  const asked = { ...others, status: status === EVERY ? undefined : status };
  const query = Object.entries(asked).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return new URLSearchParams(query.filter(([name]) => ASKED.includes(name))).toString();
}

export default function Desk({ words, eraseWords, kinds, home }: Props) {
  const { search, go } = useAddress();
  const { mutate: refresh } = useSWRConfig();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [areKeysShown, showKeys] = useState(false);
  const query = search === undefined ? undefined : listPath(search);
  const asked = new URLSearchParams(search);
  const id = asked.get('id') ?? undefined;
  // Strangers are told without asking for what they may not have.
  const session = useSWR('/user/session', fetchSession, QUIET);
  const isStranger = session.data?.signedIn === false;
  const gap = session.data?.signedIn ? session.data.secondFactor : undefined;
  const { mutate } = session;
  // What visitors wrote is for staff alone; what staff wrote waits for the next login.
  useEffect(
    () =>
      listen('site:signed-out', () => {
        saveDrafts();
        void mutate({ signedIn: false }, false);
      }),
    [mutate],
  );
  // Its keys act at once, where nothing else has the focus.
  const desk = useCallback((part: HTMLElement | null) => {
    if (document.activeElement === document.body) part?.focus({ preventScroll: true });
  }, []);
  const isReady = query !== undefined && session.data?.signedIn === true && !gap;
  const path = isReady ? `/desk/submissions?${query}` : null;
  const list = useSWR<DeskList>(path, read, { ...QUIET, keepPreviousData: true });
  // Shown together with the first list: what comes later would push it down.
  const claims = useSWR<Claims>(isReady ? '/desk/claims' : null, read, QUIET);
  const readList = useCallback(() => void list.mutate(), [list.mutate]);
  const readMessage = useCallback(() => {
    if (id) void refresh(messagePath(id));
  }, [id, refresh]);
  const others = usePulse(list.data !== undefined, id, {
    onList: readList,
    onMessage: readMessage,
  });
  // What is not in sight any more is not changed unseen.
  const shown = list.data?.items.filter(({ id }) => chosen.includes(id)).map(({ id }) => id) ?? [];
  const choose = (one: string) =>
    setChosen(shown.includes(one) ? shown.filter((id) => id !== one) : [...shown, one]);
  const error = list.error ?? claims.error;

  const closed = isStranger ? 'stranger' : gap;
  if (closed) return <Closed why={closed} words={words} home={home} />;
  if (session.error) return <Failed words={words} onRetry={() => session.mutate()} />;
  if (error instanceof CallFailure && [401, 403].includes(error.status))
    return <Closed why={error.status === 401 ? 'stranger' : 'member'} words={words} home={home} />;
  if (error) {
    const readAgain = () => Promise.all([list.mutate(), claims.mutate()]);
    return <Failed words={words} onRetry={readAgain} />;
  }
  if (!list.data || !claims.data || search === undefined || query === undefined)
    return <Loading words={words} />;

  const status = asked.get('status') ?? WAITING;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole desk, each also a button or a link.
    <div
      ref={desk}
      data-desk
      tabIndex={-1}
      className="outline-none"
      onKeyDown={(event) => onDeskKey(event, { onChoose: choose, onHelp: () => showKeys(true) })}
    >
      <div className={id ? 'max-grid:hidden' : ''}>
        <DeskClaims {...claims.data} words={words} region={list.data.region} />
      </div>
      <div className="grid items-start gap-x-8 gap-y-6 grid:grid-cols-12">
        <div className={`min-w-0 grid:col-span-5 ${id ? 'max-grid:hidden' : ''}`}>
          <DeskFilters
            {...{ words, kinds, asked, status, query, go }}
            counts={list.data.counts}
            region={list.data.region}
            isReading={list.isValidating}
            onRefresh={() => list.mutate()}
            onKeys={() => showKeys(true)}
          />
          <MessageList
            {...{ words, kinds, search, go, id, status, chosen }}
            list={list.data}
            onChoose={choose}
          />
          {shown.length > 0 && (
            <BulkBar
              {...{ words, me: list.data.me, staff: list.data.staff, chosen: shown }}
              onDone={() => {
                setChosen([]);
                void list.mutate();
                // The one that is open may be among them.
                if (id && shown.includes(id)) readMessage();
              }}
              onClear={() => setChosen([])}
            />
          )}
        </div>
        <div className={`min-w-0 grid:col-span-7 ${id ? '' : 'max-grid:hidden'}`}>
          {id ? (
            <DeskItem
              key={id}
              {...{ id, words, kinds, go, others }}
              list={list.data}
              onBack={() => go({ id: undefined })}
              onChange={() => list.mutate()}
            />
          ) : (
            list.data.items.length > 0 && (
              <p className="border border-line border-dashed p-8 text-muted">{words.chooseOne}</p>
            )
          )}
        </div>
      </div>
      {areKeysShown && <KeysDialog words={words} onClose={() => showKeys(false)} />}
      <DeskPeople words={words} eraseWords={eraseWords} />
      <DeskAudit words={words} region={list.data.region} />
      <DeskMails words={words} region={list.data.region} />
    </div>
  );
}
