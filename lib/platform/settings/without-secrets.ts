/** An address as it may be shown: `postgres://host:5432/name`, without its user, password and options. */
export function withoutSecrets(address: string): string {
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname.replace(/\/$/, '')}`;
}
