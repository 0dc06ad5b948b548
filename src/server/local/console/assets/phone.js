/** The phone at `/dev/phone`: an OAuth client of RFC 8628 in plain script, and what it shows. */
(() => {
  const clientId = 'blockyard-app';
  const kept = 'blockyard-phone';
  const lookEvery = 3_000;
  const part = (id) => document.getElementById(`phone-${id}`);
  const show = (name) => {
    for (const screen of document.querySelectorAll('[data-screen]')) {
      screen.hidden = screen.dataset.screen !== name;
    }
  };

  let metadata = null;
  let tokens = JSON.parse(sessionStorage.getItem(kept) ?? 'null');
  /** A new round cancels earlier polling. */
  let round = 0;
  const keep = (given) => {
    tokens = given;
    sessionStorage.setItem(kept, JSON.stringify(given));
  };

  function note(method, url, status, said) {
    const line = document.createElement('li');
    line.textContent = `${method} ${new URL(url, location.href).pathname} → ${status}${said}`;
    part('log').prepend(line);
  }

  async function ask(method, url, options = {}) {
    const reply = await fetch(url, { method, ...options });
    const text = await reply.text();
    const body = text === '' ? {} : JSON.parse(text);
    note(method, url, reply.status, body.error === undefined ? '' : ` ${body.error}`);
    return { ok: reply.ok, status: reply.status, body };
  }

  const post = (url, fields) =>
    ask('POST', url, { body: new URLSearchParams({ client_id: clientId, ...fields }) });
  const get = (path) => ask('GET', path, { headers: { authorization: `Bearer ${tokens.access_token}` } });
  const pause = (ms) =>
    new Promise((resume) => {
      setTimeout(resume, ms);
    });

  async function server() {
    metadata ??= (await ask('GET', '/.well-known/oauth-authorization-server')).body;
    return metadata;
  }

  function tell(words) {
    round += 1;
    keep(null);
    part('told').textContent = words;
    show('welcome');
  }

  async function refresh() {
    const { token_endpoint: url } = await server();
    const given = await post(url, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
    if (given.ok) keep(given.body);
    else tell('This phone was logged out. Log in again with a new code.');
    return given.ok;
  }

  /** Makes a call with the access token; retries once with a new one if it has expired. */
  async function read(path) {
    const first = await get(path);
    if (first.status !== 401) return first;
    return (await refresh()) ? get(path) : first;
  }

  /** Polls whether the phone is still logged in. */
  async function watch(mine) {
    await pause(lookEvery);
    if (mine !== round || tokens === null) return undefined;
    await read('/v1/app/users/me');
    return watch(mine);
  }

  async function enter() {
    part('told').textContent = '';
    const mine = (round += 1);
    const me = await read('/v1/app/users/me');
    if (!me.ok) return undefined;
    const { firstName, lastName, accountType } = me.body.data;
    part('home').textContent = `Hello, ${firstName ?? 'there'}`;
    part('who').textContent =
      `Logged in as ${[firstName, lastName].filter(Boolean).join(' ')}, ${accountType}.`;
    const lessons = await read('/v1/app/lessons');
    part('lessons').replaceChildren(
      ...lessons.body.data.map(({ title }) => {
        const item = document.createElement('li');
        item.textContent = title;
        return item;
      }),
    );
    show('home');
    return watch(mine);
  }

  async function poll({ device_code: code, interval }) {
    const mine = (round += 1);
    const { token_endpoint: url } = await server();
    let wait = interval;
    for (;;) {
      const given = await post(url, {
        grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
        device_code: code,
      });
      if (mine !== round) return undefined;
      if (given.ok) {
        keep(given.body);
        return enter();
      }
      const { error } = given.body;
      if (error === 'slow_down') wait += 5;
      else if (error !== 'authorization_pending') return tell('You were not logged in. Try again.');
      part('poll').textContent = `Waiting. The phone asks every ${wait} seconds.`;
      await pause(wait * 1_000);
      if (mine !== round) return undefined;
    }
  }

  async function start(fields) {
    const { device_authorization_endpoint: url } = await server();
    return post(url, { device_name: part('name').value, ...fields });
  }

  part('code-form').addEventListener('submit', async (event) => {
    event.preventDefault();
    const typed = part('code').value;
    const code = /login_code=([^&]+)/.exec(typed)?.[1] ?? typed;
    const started = await start({ login_code: code });
    part('code').value = '';
    if (started.ok) await poll(started.body);
    else tell('This code does not work. Show a new one on the website.');
  });
  part('start').addEventListener('click', async () => {
    const started = await start({});
    if (!started.ok) return tell('The phone could not ask. Try again.');
    part('user-code').textContent = started.body.user_code;
    part('verify').href = started.body.verification_uri_complete;
    part('poll').textContent = '';
    show('waiting');
    return poll(started.body);
  });
  part('cancel').addEventListener('click', () => tell(''));
  part('refresh').addEventListener('click', refresh);
  part('logout').addEventListener('click', async () => {
    const { revocation_endpoint: url } = await server();
    await post(url, { token: tokens.refresh_token });
    tell('');
  });
  if (tokens !== null) void enter();
})();
