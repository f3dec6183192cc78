/** Whether a Host header has the form of a host with a port, and makes an address that exists. */

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** False also for `a:99999` and `127.999.1.1`, on which every URL parser gives up. */
export function isWellFormedHost(host: string | undefined): host is string {
  return (
    host !== undefined && host.length <= 255 && HOST.test(host) && URL.canParse(`http://${host}`)
  );
}

/** Whether the request has more than one Host line; `req.headers` shows only the first. */
export function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count > 1;
}
