/** The URL from which the service worker fetches the page that replaces any other page offline. It is not a route of the app. */
export const appShellPath = '/app-shell';
