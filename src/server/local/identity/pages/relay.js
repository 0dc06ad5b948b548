/** The hidden frame in the app's page: passes the result from the popup, or from before a redirect, to the SDK. */
(() => {
  const query = new URLSearchParams(location.search);
  const storageKey = `firebase:redirectEvent:${query.get('apiKey')}:${query.get('appName')}`;
  const noEvent = { type: 'unknown', error: { code: 'auth/no-auth-event' } };
  let parent;

  function tell(authEvent) {
    parent.send('authEvent', { type: 'authEvent', authEvent: authEvent ?? noEvent }, (answers) => {
      if (answers?.at(-1)?.status !== 'ACK')
        throw new Error('The app did not accept the result of the login.');
    });
  }

  window.addEventListener('message', (event) => {
    if (event.origin !== location.origin || event.data?.eventType !== 'sendAuthEvent') return;
    const { authEvent } = event.data.data;
    if (parent) tell(authEvent);
    else sessionStorage.setItem(storageKey, JSON.stringify(authEvent));
  });

  window.gapi_onload = () => {
    parent = window.gapi.iframes.getContext().getParentIframe();
    parent.register('webStorageSupport', () => ({ status: 'ACK', webStorageSupport: true }));
    const stored = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    tell(stored === null ? undefined : JSON.parse(stored));
  };
})();
