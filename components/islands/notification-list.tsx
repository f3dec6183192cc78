'use client';
/** The notifications on screen: announced, gone after 5000 ms, paused while hovered or focused. */
import { Toast } from '@base-ui/react/toast';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { NumberedNotification } from './site-events';

/** Specification, section 9: notification time. */
const TIMEOUT_MS = 5000;

/** Screen readers read what changes in a place that they know already: the first one waits for that. */
const KNOWN_MS = 100;

const isSuccess = ({ type }: NumberedNotification) => type === 'success';

/**
 * Those that still hold: what succeeds ends what warned or failed before it, and the other way round, so
 * that nobody reads two answers to one act.
 * @param notifications all, in the order in which they came
 */
export function standing(notifications: NumberedNotification[]): NumberedNotification[] {
  const last = notifications.at(-1);
  if (!last) return [];
  const ended = notifications.findLastIndex((one) => isSuccess(one) !== isSuccess(last));
  return notifications.slice(ended + 1);
}

type Props = { notifications: NumberedNotification[]; label: string; dismiss: string };

export function NotificationList(props: Props) {
  return (
    <Toast.Provider timeout={TIMEOUT_MS} limit={3}>
      <Viewport {...props} />
    </Toast.Provider>
  );
}

function Viewport({ notifications, label, dismiss }: Props) {
  const { toasts, add, close } = Toast.useToastManager();
  const shown = useRef(0);
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), KNOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isKnown) return;
    const current = standing(notifications);
    for (const { id } of notifications.slice(0, -current.length)) close(String(id));
    // 'low' is announced all the same; 'high' hides what can be focused from screen readers.
    for (const { type, message, id } of current)
      if (id >= shown.current) add({ id: String(id), type, title: message, priority: 'low' });
    shown.current = notifications.length;
  }, [notifications, add, close, isKnown]);
  return (
    <Toast.Portal>
      <Toast.Viewport aria-label={label} className="toasts">
        {toasts.map((toast) => (
          <Toast.Root key={toast.id} toast={toast} className="toast" data-type={toast.type}>
            <Toast.Title className="toast-message" render={<p />} />
            <Toast.Close render={<Button variant="tool" />} aria-label={dismiss}>
              ×
            </Toast.Close>
          </Toast.Root>
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  );
}
