/** How the desk's screen saves what it is given as a file. */
import { callApi } from '@/lib/platform/api-client/call-api';

/** Saves the answer of an endpoint. @throws what callApi() throws */
export async function save(...call: Parameters<typeof callApi>): Promise<void> {
  const response = await callApi(...call);
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = named?.[1] ?? '';
  link.click();
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
