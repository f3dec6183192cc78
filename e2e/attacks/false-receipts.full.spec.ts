/** Attack 19: evidence of a consent to a text that nobody was ever shown. */
import { cookieText } from '../../lib/site/content/site.ts';
import { recordOf } from '../support/consent.ts';
import { withSite } from '../support/own-site.ts';
import { expectProblem } from '../support/problem.ts';
import { askJson } from '../support/raw-http.ts';
import { readStored } from '../support/stored.ts';
import { expect, newAddress, test } from '../support/test.ts';

test('a receipt names no cookie text but one that was published', async () => {
  await withSite({}, async (site) => {
    const choose = (revision: string) =>
      askJson(site.port, {
        path: '/api/v1/global/consent',
        headers: { 'X-Forwarded-For': newAddress() },
        json: recordOf('USA', '198.18.0.1', { revision }),
      });
    for (const revision of ['1999-01-01', '2099-01-01', 'you-agreed-to-everything', '..']) {
      const problem = expectProblem(await choose(revision), 422, revision);
      expect(Object.keys(problem.fields ?? {}), revision).toEqual(['revision']);
    }
    const { revision, formerRevisions } = cookieText.USA;
    const published = [revision, ...formerRevisions];
    for (const one of published) {
      const answer = await choose(one);
      expect([answer.status, JSON.parse(answer.body).revision]).toEqual([201, one]);
    }
    await site.stop('SIGKILL');
    expect((await readStored(site.dataDir)).receipts).toBe(published.length);
  });
});
