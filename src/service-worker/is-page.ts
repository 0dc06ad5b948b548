/** Whether a page came; where a file was asked for, it is that of a network which wants a sign-in first. */
export const isPage = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') ?? false;
