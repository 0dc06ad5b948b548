import { html, type Html } from '../html.ts';

const endpoints = [
  ['GET /dev/mail?to=', '', 'The mail of an address, newest first.'],
  ['DELETE /dev/mail', '', 'Deletes all mail.'],
  ['POST /dev/clock', '{ "offsetSeconds": 86400 }', 'Moves the product’s clock. Mailed links end by it.'],
  [
    'POST /dev/dns',
    '{ "domain": "oak.example", "record": "blockyard-verification=…" }',
    'Publishes the TXT record of a domain, in place of the one before, until the next start.',
  ],
  ['POST /dev/demo', '', 'Fills in the demo district.'],
  [
    'POST /dev/identity/faults',
    '{ "match": "/v1/token", "message": "TOKEN_EXPIRED" }',
    'Lets identity calls fail, wait (delayMs) or be cut off (drop), as many times as it says.',
  ],
  ['POST /dev/identity/password-policy', '{ "enforcementState": "ENFORCE" }', 'Changes the password policy.'],
  [
    'POST /dev/identity/recaptcha',
    '{ "state": "ENFORCE" }',
    'Asks calls with email and password for a recaptcha; GET tells what proof came last.',
  ],
  [
    'POST /dev/identity/codes/expire',
    '{ "email": "ann@school.example" }',
    'Ends the links that were mailed to an address.',
  ],
  [
    'POST /dev/identity/sessions/age',
    '{ "email": "ann@school.example", "minutes": 10 }',
    'Makes the logins of an account look that old: at once to the identity service, to the product from the next refreshed token on.',
  ],
  ['POST /dev/identity/reset', '', 'Deletes all local accounts, and everything set above.'],
] as const;

export function endpointsCard(): Html {
  return html`<section class="card" aria-labelledby="endpoints">
    <h2 id="endpoints">For tests and tools</h2>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Call</th>
            <th scope="col">Body, for example</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          ${endpoints.map(
            ([call, body, does]) =>
              html`<tr>
                <td><code>${call}</code></td>
                <td><code>${body}</code></td>
                <td>${does}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}
