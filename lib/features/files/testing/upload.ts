/** Sends a file to its endpoint, for tests. */
import { route } from '../../../platform/api/route.ts';
import { testRequest } from '../../../platform/api/testing/test-request.ts';
import { uploadFile } from '../endpoints/upload-file.ts';

const { POST } = route(uploadFile);

export const asFile = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name);

/** @param cookie of whom it is from */
export function upload(cookie: string, fields: Record<string, string | File>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return POST(testRequest('/api/v1/file/single', { method: 'POST', headers: { cookie }, body }));
}
