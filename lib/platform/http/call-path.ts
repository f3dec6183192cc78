/** Whether a path without its query is that of a call; everything else is a page or a file. */
export const isCall = (path: string): boolean => path === '/api' || path.startsWith('/api/');
