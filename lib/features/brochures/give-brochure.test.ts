/** Twenty who want one brochure at once: it is read or drawn once, and a drawing that failed is no answer for others. */
import { giveBrochure } from './give-brochure.ts';

const mockDraw = jest.fn<Promise<Buffer>, []>();
const mockRead = jest.fn<Promise<Buffer | undefined>, []>();
jest.mock('./draw-brochure.tsx', () => ({ drawBrochure: () => mockDraw() }));
jest.mock('../../platform/files/built-file.ts', () => ({ readBuiltFile: () => mockRead() }));

const PDF = Buffer.from('%PDF-');
const ask = () => giveBrochure({ params: { name: 'HRIS' }, region: 'USA' });
const twenty = async () => {
  const answers = await Promise.allSettled(Array.from({ length: 20 }, ask));
  return [...new Set(answers.map(({ status }) => status))];
};
beforeEach(() => jest.resetAllMocks());

test('of the build it is read once for twenty at once, and again for those after them', async () => {
  mockRead.mockResolvedValue(PDF);
  for (const times of [1, 2]) {
    expect(await twenty()).toEqual(['fulfilled']);
    expect(mockRead).toHaveBeenCalledTimes(times);
  }
  expect(mockDraw).not.toHaveBeenCalled();
});

test('without a build twenty at once cost one drawing, and one that failed is drawn again', async () => {
  mockRead.mockResolvedValue(undefined);
  mockDraw.mockRejectedValueOnce(new Error('no font')).mockResolvedValue(PDF);
  expect(await twenty()).toEqual(['rejected']);
  expect(mockDraw).toHaveBeenCalledTimes(1);
  expect(await twenty()).toEqual(['fulfilled']);
  await ask();
  expect(mockDraw).toHaveBeenCalledTimes(2);
});
