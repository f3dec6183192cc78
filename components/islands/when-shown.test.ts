/**
 * What waits until the visitor opens the page.
 * @jest-environment jsdom
 */
import { jest } from '@jest/globals';
import { whenShown } from './when-shown';

/** Says whether the browser only prepares this page. */
function prepare(isPreparing: boolean) {
  Object.defineProperty(document, 'prerendering', { value: isPreparing, configurable: true });
}
const open = () => document.dispatchEvent(new Event('prerenderingchange'));

test('on an open page it begins at once', () => {
  prepare(false);
  const begin = jest.fn(() => undefined);
  whenShown(begin);
  expect(begin).toHaveBeenCalledTimes(1);
});

test('on a page that is being prepared it begins when the page is opened, once', () => {
  prepare(true);
  const begin = jest.fn(() => undefined);
  whenShown(begin);
  expect(begin).not.toHaveBeenCalled();
  open();
  open();
  expect(begin).toHaveBeenCalledTimes(1);
});

test('what has begun is ended, and what has not never begins', () => {
  prepare(false);
  const end = jest.fn(() => undefined);
  whenShown(() => end)();
  expect(end).toHaveBeenCalledTimes(1);
  prepare(true);
  const begin = jest.fn(() => undefined);
  whenShown(begin)();
  open();
  expect(begin).not.toHaveBeenCalled();
});
