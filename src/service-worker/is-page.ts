/** Whether the response is an HTML page. If a file was requested, such a response is the login page of a captive network. */
export const isPage = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') ?? false;
