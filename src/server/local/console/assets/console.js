/** The console's buttons: each sends one request and shows the updated page. */
(() => {
  const status = document.getElementById('status');

  async function send(method, path, body) {
    const request = { method };
    if (body !== undefined) {
      request.headers = { 'content-type': 'application/json' };
      request.body = body;
    }
    const response = await fetch(path, request);
    if (response.ok) return location.reload();
    const problem = await response.json();
    status.textContent = `${problem.title}: ${problem.detail}`;
  }

  const moveClock = (offsetSeconds) => send('POST', '/dev/clock', JSON.stringify({ offsetSeconds }));
  const offset = () => Number(document.getElementById('offset').dataset.offset);

  function act(button) {
    const { clockAdd, clockSet, post, delete: remove, confirm: question } = button.dataset;
    if (question !== undefined && !window.confirm(question)) return undefined;
    if (clockAdd !== undefined) return moveClock(offset() + Number(clockAdd));
    if (clockSet !== undefined) return moveClock(Number(clockSet));
    if (post !== undefined) return send('POST', post);
    return remove === undefined ? undefined : send('DELETE', remove);
  }

  document.addEventListener('click', (event) => {
    const button = event.target.closest('button');
    if (button !== null) void act(button);
  });
  const preset = document.getElementById('preset');
  const fault = document.getElementById('fault');
  preset?.addEventListener('change', () => {
    fault.value = JSON.stringify(JSON.parse(preset.value), undefined, 2);
  });
  document.getElementById('dns-form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    const valueOf = (id) => document.getElementById(id).value;
    void send(
      'POST',
      '/dev/dns',
      JSON.stringify({ domain: valueOf('dns-domain'), record: valueOf('dns-record') }),
    );
  });
  document.getElementById('fault-form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    void send('POST', '/dev/identity/faults', fault.value);
  });
})();
