/** Whether a path without its query is that of an endpoint; everything else is a page or a file. */
export const isCall = (path: string): boolean => path === '/api' || path.startsWith('/api/');
