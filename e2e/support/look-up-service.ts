/** An address service for tests. It keeps what it is asked, and answers as badly as it is told to. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { freePort } from './site.ts';

type Answer = (response: ServerResponse) => void;

export type LookUpService = {
  url: string;
  /** Whom each question was about: in the query and in the header. */
  asked: { ip: string | null; forwarded: string | undefined }[];
  /** What it does from now on with every question. */
  answerBy: (answer: Answer) => void;
  stop: () => Promise<void>;
};

export async function startLookUpService(): Promise<LookUpService> {
  const asked: LookUpService['asked'] = [];
  let answer: Answer = (response) => response.end();
  const server = createServer((request: IncomingMessage, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://service');
    asked.push({
      ip: searchParams.get('ip'),
      forwarded: request.headers['x-forwarded-for']?.toString(),
    });
    answer(response);
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}/ip?format=json`,
    asked,
    answerBy: (next) => {
      answer = next;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
