/** A request that says how much of it has been sent. `fetch` does not tell, so this is XMLHttpRequest. */

type Sent = { method?: string; headers: Headers; body?: FormData | string | undefined };

/**
 * @param onProgress told a share from 0 to 1, now and then
 * @returns what `fetch` would answer, its body read as text
 * @throws TypeError when no server answers
 */
export function upload(
  url: string,
  { method = 'POST', headers, body }: Sent,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.withCredentials = true;
    headers.forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onload = () =>
      resolve(
        new Response(request.responseText || null, {
          status: request.status,
          headers: { 'Content-Type': request.getResponseHeader('Content-Type') ?? '' },
        }),
      );
    request.onerror = () => reject(new TypeError('The server did not answer.'));
    request.send(body ?? null);
  });
}
