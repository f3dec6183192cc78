/**
 * What is loaded on demand appears while somebody waits for it, and not when it is too late.
 * @jest-environment jsdom
 */
import { act, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useOnDemand } from './use-on-demand';

jest.mock('./late-styles', () => ({ lateStyles: async () => undefined }));

const Dialog = () => <dialog open>Cookies</dialog>;

let root: Root;
let hook: ReturnType<typeof useOnDemand<object>>;
let arrive: (component: ComponentType) => void;
let fail: (error: Error) => void;

const load = () =>
  new Promise<ComponentType>((resolve, reject) => {
    arrive = resolve;
    fail = reject;
  });

function Probe() {
  hook = useOnDemand(load);
  return hook.Shown && <hook.Shown />;
}

const isShown = () => document.querySelector('dialog') !== null;

/** Asks for the dialog, does `meanwhile`, and lets it come. @returns what `show` resolves to */
async function ask(meanwhile: () => void, isWanted?: () => boolean) {
  let answer: boolean | undefined;
  await act(async () => {
    const shown = hook.show(isWanted);
    meanwhile();
    answer = await shown;
  });
  return answer;
}

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as HTMLDivElement);
  await act(async () => root.render(<Probe />));
});
afterEach(() => act(async () => root.unmount()));

test('who asks for it sees it, until it is hidden', async () => {
  expect(await ask(() => arrive(Dialog))).toBe(true);
  expect(isShown()).toBe(true);
  await act(async () => hook.hide());
  expect(isShown()).toBe(false);
});

test('who has gone on meanwhile does not see it, and may ask again', async () => {
  const goOn = () => {
    hook.hide();
    arrive(Dialog);
  };
  expect(await ask(goOn)).toBe(true);
  expect(isShown()).toBe(false);
  await ask(() => arrive(Dialog));
  expect(isShown()).toBe(true);
});

test('it stays away when it comes too late', async () => {
  let isWanted = true;
  const tooLate = () => {
    isWanted = false;
    arrive(Dialog);
  };
  expect(await ask(tooLate, () => isWanted)).toBe(true);
  expect(isShown()).toBe(false);
});

test('a failure is told to who waits, and to nobody else', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await ask(() => fail(new Error('offline')))).toBe(false);
  const goOn = () => {
    hook.hide();
    fail(new Error('offline'));
  };
  expect(await ask(goOn)).toBe(true);
  jest.restoreAllMocks();
});
