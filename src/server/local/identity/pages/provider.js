/** The popup that simulates Google, Apple, Microsoft or a school's own provider: choose or create an account, and return it to the app. */
(() => {
  const query = new URLSearchParams(location.search);
  const byId = (id) => document.getElementById(id);
  const providerId = query.get('providerId') ?? '';
  const apiKey = query.get('apiKey');
  const appName = query.get('appName');

  function fail(message) {
    byId('problem').textContent = message;
    byId('problem').hidden = false;
  }

  /** The app's hidden frame on this origin; frames of other origins cannot be read and are skipped. */
  function isRelay(frame) {
    try {
      const asked = new URLSearchParams(frame.location.search);
      return asked.get('apiKey') === apiKey && asked.get('appName') === appName;
    } catch (error) {
      if (error instanceof DOMException) return false;
      throw error;
    }
  }

  function sendToPopupOpener(authEvent) {
    const frames = window.opener === null ? [] : Array.from(window.opener.frames);
    const relays = frames.filter(isRelay);
    const message = { data: { authEvent }, eventId: crypto.randomUUID(), eventType: 'sendAuthEvent' };
    for (const relay of relays) relay.postMessage(message, location.origin);
    if (relays.length === 0) fail('The page that opened this window is gone. Close it and try again there.');
  }

  function finish(idToken) {
    const url = new URL(location.pathname, location.origin);
    url.searchParams.set('providerId', providerId);
    url.searchParams.set('id_token', idToken);
    // The emulator accepts a SAML assertion as JSON, next to the claims.
    if (providerId.startsWith('saml.')) {
      const { email, name } = JSON.parse(idToken);
      const assertion = { subject: { nameId: email }, attributeStatements: { name } };
      url.searchParams.set('SAMLResponse', JSON.stringify({ assertion }));
    }
    const authEvent = {
      type: query.get('authType'),
      eventId: query.get('eventId'),
      urlResponse: url.href,
      sessionId: 'ValueNotUsedByAuthEmulator',
      postBody: '',
      tenantId: query.get('tid'),
      error: null,
    };
    if (/popup/i.test(authEvent.type ?? '')) return sendToPopupOpener(authEvent);
    sessionStorage.setItem(`firebase:redirectEvent:${apiKey}:${appName}`, JSON.stringify(authEvent));
    location.assign(query.get('redirectUrl'));
  }

  function emailProblem() {
    const email = byId('email-input').value.trim();
    if (byId('hide-email')?.checked) return '';
    if (email === '') return 'Enter an email address.';
    return email.includes('@') ? '' : 'An email address has an @ in it.';
  }

  function relayAddress() {
    const name = Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) =>
      (byte % 36).toString(36),
    ).join('');
    return `${name}@privaterelay.appleid.com`;
  }

  function newAccountClaims() {
    const text = (id) => byId(id).value.trim() || undefined;
    const name = byId('no-name')?.checked ? undefined : text('display-name-input');
    const [given, ...family] = name?.split(' ') ?? [];
    const digits = crypto.getRandomValues(new Uint32Array(3)).join('');
    return {
      sub: digits,
      iss: '',
      aud: '',
      exp: 0,
      iat: 0,
      email: byId('hide-email')?.checked ? relayAddress() : text('email-input'),
      email_verified: !byId('email-unverified').checked,
      name,
      given_name: given,
      family_name: family.join(' ') || undefined,
      screen_name: text('screen-name-input'),
      picture: text('profile-photo-input'),
    };
  }

  /** The address that the app expects; empty if it names none. */
  function expectedEmail() {
    const asked = JSON.parse(query.get('customParameters') ?? '{}');
    return typeof asked.login_hint === 'string' ? asked.login_hint : '';
  }

  function show(form) {
    byId('add-user').hidden = !form;
    byId('accounts-list').hidden = form;
    if (form) byId('email-input').focus();
  }

  for (const account of document.querySelectorAll('.js-reuse-account')) {
    account.addEventListener('click', () => finish(account.dataset.idToken));
  }
  byId('add-account-button').addEventListener('click', () => show(true));
  byId('back-button').addEventListener('click', () => show(false));
  byId('autogen-button').addEventListener('click', () => {
    const number = String(crypto.getRandomValues(new Uint16Array(1))[0]);
    byId('email-input').value = `robin.hale.${number}@example.com`;
    byId('display-name-input').value = 'Robin Hale';
  });
  byId('hide-email')?.addEventListener('change', (event) => {
    byId('email-input').disabled = event.target.checked;
    byId('email-error').textContent = '';
  });
  byId('no-name')?.addEventListener('change', (event) => {
    byId('display-name-input').disabled = event.target.checked;
  });
  byId('email-input').addEventListener('input', () => {
    byId('email-error').textContent = '';
  });
  byId('main-form').addEventListener('submit', (event) => {
    event.preventDefault();
    byId('email-error').textContent = emailProblem();
    if (emailProblem() === '') finish(JSON.stringify(newAccountClaims()));
  });
  byId('email-input').value = expectedEmail();
  if (!apiKey || !providerId)
    fail('This page is opened by the login buttons of the app and does nothing on its own.');
  // Otherwise a click before this script ran would be lost.
  document.querySelector('main').inert = false;
})();
