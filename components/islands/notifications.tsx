'use client';
/** Waits for the first notification and only then loads what shows them. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { listen, type Notification } from './site-events';

const NotificationList = lazy(() => import('./notification-list'));

type Props = { label: string; dismiss: string };
export type NumberedNotification = Notification & { id: number };

export function Notifications({ label, dismiss }: Props) {
  const [notifications, setNotifications] = useState<NumberedNotification[]>([]);
  useEffect(
    () =>
      listen('site:notify', (notification) =>
        setNotifications((known) => [...known, { ...notification, id: known.length }]),
      ),
    [],
  );
  if (notifications.length === 0) return null;
  return (
    <Suspense>
      <NotificationList notifications={notifications} label={label} dismiss={dismiss} />
    </Suspense>
  );
}
