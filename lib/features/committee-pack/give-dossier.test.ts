/** The PDF of a dossier as whoever asks gets it: the one of their edition, and of a wrong or costly request a clear refusal. */
import { dossier } from '@/lib/features/committee-pack/endpoints/dossier';
import { route } from '@/lib/platform/api/route';
import { testRequest } from '../../platform/api/testing/test-request.ts';
import { withTestDatabase } from '../../platform/db/test-database.ts';
import { LIMITS } from '../../platform/security/rate-limits.ts';
import { brand } from '../../site/content/site.ts';

withTestDatabase();

const mockDraw = jest.fn<Promise<Uint8Array>, [object]>();
jest.mock('./pdf/draw.ts', () => ({ draw: (drawing: object) => mockDraw(drawing) }));

const { GET } = route(dossier);
const ask = (query: string) => GET(testRequest(`/api/v1/dossier${query}`));
beforeEach(() => {
  jest.resetAllMocks();
  mockDraw.mockResolvedValue(Buffer.from('%PDF-'));
});

test('a buyer saves the dossier of their choice, which is drawn once for all who ask for it', async () => {
  for (const query of ['?role=CFO&module=PAY,HRIS', '?module=HRIS,PAY,PAY&role=CFO']) {
    const answer = await ask(query);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain(
      `${brand.USA.name}-dossier-CFO.pdf`,
    );
  }
  expect(mockDraw).toHaveBeenCalledTimes(1);
  expect(mockDraw.mock.calls[0]?.[0]).toMatchObject({
    region: 'USA',
    choice: { role: 'CFO', modules: ['HRIS', 'PAY'] },
  });
});

test('one that could not be drawn is drawn for the next who asks', async () => {
  mockDraw.mockRejectedValueOnce(new Error('no font'));
  expect((await ask('?module=DMS')).status).toBe(500);
  expect((await ask('?module=DMS')).status).toBe(200);
});

test.each([
  ['', 'module'],
  ['?module=', 'module'],
  ['?module=XYZ', 'module'],
  ['?module=PAY,', 'module'],
  [`?module=${'PAY,'.repeat(300)}PAY`, 'module'],
  ['?role=cfo', 'role'],
  ['?role=__proto__', 'role'],
  ['?sector=../../etc/passwd', 'sector'],
  ['?sector=%00', 'sector'],
  ['?module=PAY&now=0', 'now'],
])('%s is refused by its name, and nothing is drawn', async (query, field) => {
  const answer = await ask(query);
  expect(answer.status).toBe(422);
  expect((await answer.json()).fields).toHaveProperty([field]);
  expect(mockDraw).not.toHaveBeenCalled();
});

test('who asks for too many is told when to come back', async () => {
  Object.assign(LIMITS.dossiersPerAddress, { points: 1 });
  await ask('?module=ATS');
  const answer = await ask('?module=HCM');
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});
