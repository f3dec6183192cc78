/**
 * Notifications follow the last act: what has succeeded does not stand beside what failed before it.
 * @jest-environment jsdom
 */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { NotificationList, standing } from './notification-list';
import type { Notification, NumberedNotification } from './site-events';

const numbered = (...types: Notification['type'][]): NumberedNotification[] =>
  types.map((type, id) => ({ type, message: `${type} ${id}`, id }));

test.each<[came: Notification['type'][], stays: string[]]>([
  [[], []],
  [['error'], ['error 0']],
  [
    ['warning', 'error'],
    ['warning 0', 'error 1'],
  ],
  [['warning', 'error', 'success'], ['success 2']],
  [['success', 'error'], ['error 1']],
  [
    ['error', 'success', 'success'],
    ['success 1', 'success 2'],
  ],
])('of %j there stay %j', (came, stays) => {
  expect(standing(numbered(...came)).map(({ message }) => message)).toEqual(stays);
});

describe('on the screen', () => {
  let root: Root;
  const show = (...types: Notification['type'][]) =>
    act(async () =>
      root.render(
        <NotificationList notifications={numbered(...types)} label="News" dismiss="Dismiss" />,
      ),
    );
  const settle = () => act(async () => jest.advanceTimersByTime(100));
  const seen = () =>
    [...document.querySelectorAll('.toast:not([data-ending-style])')].map(
      (toast) => toast.querySelector('.toast-message')?.textContent,
    );

  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    document.body.innerHTML = '<div></div>';
    root = createRoot(document.querySelector('div') as HTMLDivElement);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    jest.useRealTimers();
  });

  test('the first one comes when assistive technology knows the place', async () => {
    await show('warning');
    expect(document.querySelector('.toasts')?.textContent).toBe('');
    await settle();
    expect(seen()).toEqual(['warning 0']);
  });

  test('a success takes the place of the warning before it', async () => {
    await show('warning');
    await settle();
    expect(seen()).toEqual(['warning 0']);
    await show('warning', 'success');
    expect(seen()).toEqual(['success 1']);
  });

  test('what is over before it can be shown is not shown', async () => {
    await show('warning', 'success');
    await settle();
    expect(seen()).toEqual(['success 1']);
  });

  test('what failed twice says so twice', async () => {
    await show('error');
    await show('error', 'warning');
    await settle();
    expect(seen().sort()).toEqual(['error 0', 'warning 1']);
  });
});
