'use client';
/** The notifications on screen: announced, gone after 5000 ms, paused while hovered or focused. */
import { Toast } from '@base-ui/react/toast';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { NumberedNotification } from './site-events';

/** Specification, section 9: notification time. */
const TIMEOUT_MS = 5000;

type Props = { notifications: NumberedNotification[]; label: string; dismiss: string };

export function NotificationList(props: Props) {
  return (
    <Toast.Provider timeout={TIMEOUT_MS} limit={3}>
      <Viewport {...props} />
    </Toast.Provider>
  );
}

function Viewport({ notifications, label, dismiss }: Props) {
  const { toasts, add } = Toast.useToastManager();
  const shown = useRef(0);
  useEffect(() => {
    // 'low' is announced all the same; 'high' hides what can be focused from screen readers.
    for (const { type, message, id } of notifications.slice(shown.current))
      add({ id: String(id), type, title: message, priority: 'low' });
    shown.current = notifications.length;
  }, [notifications, add]);
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
