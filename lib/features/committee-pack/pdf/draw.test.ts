/** Many who want different dossiers at once: they are drawn in turn, and whoever would wait too long is told so. */
import { draw } from './draw.ts';

const mockDraw = jest.fn<Promise<Uint8Array>, [object]>();
jest.mock('./draw-dossier.tsx', () => ({ drawDossier: (drawing: object) => mockDraw(drawing) }));

const PDF = Buffer.from('%PDF-');
const ask = () => draw({ choice: { modules: [] }, region: 'USA', now: new Date(0) });

test('three are drawn one after the other, and the fourth comes back later', async () => {
  let atOnce = 0;
  mockDraw.mockImplementation(async () => {
    atOnce += 1;
    await new Promise(setImmediate);
    expect(atOnce).toBe(1);
    atOnce -= 1;
    return PDF;
  });
  const answers = await Promise.allSettled([ask(), ask(), ask(), ask()]);
  expect(answers.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
  ]);
  expect(answers[3]).toMatchObject({
    reason: { problem: { status: 503, headers: { 'Retry-After': '5' } } },
  });
  await expect(ask()).resolves.toBe(PDF);
});

test('one that fails keeps nobody behind it waiting', async () => {
  mockDraw.mockRejectedValueOnce(new Error('no font')).mockResolvedValue(PDF);
  const [first, second] = await Promise.allSettled([ask(), ask()]);
  expect(first.status).toBe('rejected');
  expect(second.status).toBe('fulfilled');
});
