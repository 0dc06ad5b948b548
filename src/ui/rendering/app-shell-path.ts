/** Where the service worker fetches the page that stands for any other while there is no network. No route of the app. */
export const appShellPath = '/app-shell';
