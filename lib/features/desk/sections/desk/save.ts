/** How the desk's screen saves what it is given as a file. */
import { callApi } from '@/lib/platform/api-client/call-api';
import { saveFile } from '@/lib/platform/api-client/save-file';

/** Saves the answer of an endpoint. @throws what callApi() throws */
export async function save(...call: Parameters<typeof callApi>): Promise<void> {
  const response = await callApi(...call);
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
  saveFile(await response.blob(), named?.[1] ?? '');
}
