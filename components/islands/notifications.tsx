'use client';
/** Waits for the first notification and only then loads what shows them. */
import { useEffect, useState } from 'react';
import { listen, type NumberedNotification } from './site-events';
import { useOnDemand } from './use-on-demand';

const loadList = async () => (await import('./notification-list')).NotificationList;

type Props = { label: string; dismiss: string };

export function Notifications({ label, dismiss }: Props) {
  const [notifications, setNotifications] = useState<NumberedNotification[]>([]);
  const { Shown: NotificationList, show } = useOnDemand(loadList);
  useEffect(
    () =>
      listen('site:notify', (notification) => {
        setNotifications((known) => [...known, { ...notification, id: known.length }]);
        void show();
      }),
    [show],
  );
  return (
    NotificationList && (
      <NotificationList notifications={notifications} label={label} dismiss={dismiss} />
    )
  );
}
