/**
 * The words that the server wrote stay, whatever happens to the scripts.
 * @jest-environment jsdom
 */
import { act, type ReactNode, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { IslandBoundaries, IslandBoundary } from './island-boundary';
import { StillElement } from './still-element';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** As the server sends it: a static piece, an island, and a piece that waits in a template. */
const SENT =
  '<div class="menu" data-kept="menu"><p>Products <b>and</b> prices</p></div>' +
  '<div class="contents" data-kept="island hero"><button type="button">Pause</button><p>Four slides</p></div>' +
  '<template data-kept="error"><p>Something failed</p></template>';

/** As the browser's scripts know the same page. */
function Page({ island, children }: { island: ReactNode; children?: ReactNode }) {
  return (
    <>
      <StillElement name="menu" className="menu" />
      <IslandBoundary name="island hero">{island}</IslandBoundary>
      <StillElement name="error" as="template" />
      {children}
    </>
  );
}

const Working = () => (
  <>
    <button type="button">Pause</button>
    <p>Four slides</p>
  </>
);
function Broken(): ReactNode {
  throw new Error('broken on purpose');
}

/** Fails when it is used: here, once the event comes. */
function FailsLater(): ReactNode {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    document.addEventListener('fail', () => setFailed(true), { once: true });
  }, []);
  return hasFailed ? <Broken /> : <Working />;
}

let root: Root | undefined;
let errors: unknown[] = [];

beforeEach(() => {
  document.body.innerHTML = SENT;
  errors = [];
  // React's own words about what is broken on purpose.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  await act(async () => root?.unmount());
  jest.restoreAllMocks();
});

async function hydrate(page: ReactNode) {
  const note = (error: unknown) => errors.push(error);
  await act(async () => {
    root = hydrateRoot(document.body, page, { onCaughtError: note, onRecoverableError: note });
  });
}
const words = () => document.body.textContent;
const ALL = 'Products and pricesPauseFour slides';

test('nothing is read from the document, and no element is replaced, when all goes well', async () => {
  const read = jest.spyOn(document, 'querySelector');
  const menu = document.body.firstElementChild;
  await hydrate(<Page island={<Working />} />);
  expect(errors).toEqual([]);
  expect(document.body.firstElementChild).toBe(menu);
  expect(read).not.toHaveBeenCalled();
  expect(words()).toBe(ALL);
});

test('an island that fails while it hydrates leaves every word of the page', async () => {
  await hydrate(<Page island={<Broken />} />);
  expect(errors.length).toBeGreaterThan(0);
  expect(words()).toBe(ALL);
  expect(document.querySelector('.menu b')?.textContent).toBe('and');
  expect(document.querySelector('template')?.innerHTML).toBe('<p>Something failed</p>');
});

test('a document that differs from what the scripts expect keeps every word', async () => {
  await hydrate(
    <Page
      island={
        <>
          <button type="button">Play</button>
          <p>Four slides</p>
        </>
      }
    />,
  );
  expect(errors.length).toBeGreaterThan(0);
  expect(words()).toBe(ALL.replace('Pause', 'Play'));
});

test('an island that fails later leaves what it showed', async () => {
  await hydrate(<Page island={<FailsLater />} />);
  expect(errors).toEqual([]);
  await act(async () => document.dispatchEvent(new Event('fail')));
  expect(errors).toHaveLength(1);
  expect(words()).toBe(ALL);
});

test('an island without words of its own fails alone', async () => {
  document.body.innerHTML = '<p>Alive</p>';
  await hydrate(
    <IslandBoundaries>
      <Broken />
      <p>Alive</p>
    </IslandBoundaries>,
  );
  expect(words()).toBe('Alive');
});

test('what waits in a template is shown where an element of its name stands', async () => {
  await hydrate(
    <Page island={<Working />}>
      <StillElement name="error" />
    </Page>,
  );
  expect(words()).toBe(`${ALL}Something failed`);
});
