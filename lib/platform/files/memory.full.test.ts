/** What files that unpack to far more than they are cost in memory, once they are refused. */
import { inspectFile } from './inspect-file.ts';
import { pdfBomb } from './testing/active-samples.ts';
import { docx } from './testing/sample-files.ts';

test('twenty bombs leave no memory behind', async () => {
  const bombs: [Buffer, string][] = [
    [pdfBomb(), 'cv.pdf'],
    [docx({ name: 'word/a.xml', content: ' '.repeat(50_000_000), claims: 1_000 }), 'cv.docx'],
  ];
  const refuse = async (times: number) => {
    for (let n = 0; n < times; n += 1)
      for (const [bytes, name] of bombs)
        expect(await inspectFile(bytes, name, 'cv')).toHaveProperty('problem');
  };
  await refuse(10);
  const before = process.memoryUsage().rss;
  await refuse(20);
  expect(process.memoryUsage().rss - before).toBeLessThan(60 * 1024 * 1024);
});
