/** Whether the response is a page; for a file, that is the login page of a captive network. */
export const isPage = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') ?? false;
