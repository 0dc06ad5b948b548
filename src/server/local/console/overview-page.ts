import { html, type Html } from '../html.ts';
import type { IdentityFault } from '../identity/identity-faults.ts';
import type { MailMessage } from '../mailbox/mail-folder.ts';
import { consolePage, momentText } from './console-page.ts';
import { endpointsCard } from './endpoints-card.ts';
import { mailList } from './mail-pages.ts';

export interface ConsolePerson {
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly signIn: string;
}

export interface Overview {
  readonly now: string;
  readonly offsetSeconds: number;
  readonly mail: readonly MailMessage[];
  readonly faults: readonly IdentityFault[];
  /** Null without demo data. */
  readonly people: readonly ConsolePerson[] | null;
}

const day = 86_400;
const jumps = [
  ['1 day', day],
  ['7 days', 7 * day],
  ['29 days', 29 * day],
  ['30 days', 30 * day],
] as const;

const presets: readonly (readonly [string, IdentityFault])[] = [
  ['Session cannot be refreshed', { match: '/v1/token', message: 'TOKEN_EXPIRED' }],
  ['Account switched off', { match: '/v1/token', message: 'USER_DISABLED' }],
  ['Too many tries at logging in', { match: 'accounts:signIn', message: 'TOO_MANY_ATTEMPTS_TRY_LATER' }],
  ['Email link has expired', { match: 'accounts:signInWithEmailLink', message: 'EXPIRED_OOB_CODE' }],
  ['Login is slow (5 s)', { match: 'accounts:signIn', delayMs: 5000 }],
  ['Connection is cut at login', { match: 'accounts:signIn', drop: true, times: 3 }],
  ['Identity service is down', { match: 'googleapis.com', status: 503, message: 'UNAVAILABLE', times: 10 }],
];

/** Returns the page `GET /dev` with the clock, mail, identity and users. */
export function overviewPage(overview: Overview): string {
  return consolePage(
    'Local console',
    '/dev',
    html`<p class="lead">
        Everything here runs on this computer only: no mail leaves it and no real account is touched.
      </p>
      <div class="grid">
        ${clockCard(overview)} ${mailCard(overview.mail)} ${identityCard(overview.faults)} ${dnsCard}
      </div>
      ${overview.people === null ? html`` : peopleCard(overview.people)} ${endpointsCard()}`,
  );
}

function clockCard({ now, offsetSeconds }: Overview): Html {
  const days = Math.round((offsetSeconds / day) * 10) / 10;
  const state = offsetSeconds === 0 ? 'It shows the true time.' : `It is ${days} days from the true time.`;
  const back = offsetSeconds === 0 ? 'wide' : 'wide primary';
  return html`<section class="card" aria-labelledby="clock">
    <h2 id="clock">Clock</h2>
    <p class="figure" id="now">${momentText(now)}</p>
    <p id="offset" data-offset="${offsetSeconds}">${state}</p>
    <div class="choices">
      ${jumps.map(
        ([name, seconds]) => html`<button type="button" data-clock-add="${seconds}">+${name}</button>`,
      )}
      <button type="button" class="${back}" data-clock-set="0">Back to now</button>
    </div>
  </section>`;
}

function mailCard(mail: readonly MailMessage[]): Html {
  return html`<section class="card" aria-labelledby="mail">
    <h2 id="mail">Mail</h2>
    ${mailList(mail.slice(0, 5))}
    <p><a href="/dev/mailbox">All ${mail.length} messages</a></p>
  </section>`;
}

function identityCard(faults: readonly IdentityFault[]): Html {
  const waiting = html`<ul class="plain">
    ${faults.map((fault) => html`<li><code>${JSON.stringify(fault)}</code></li>`)}
  </ul>`;
  return html`<section class="card" aria-labelledby="identity">
    <h2 id="identity">Identity faults</h2>
    <form id="fault-form">
      <label for="preset">What goes wrong at the next call</label>
      <select id="preset">
        ${presets.map(([name, fault]) => html`<option value="${JSON.stringify(fault)}">${name}</option>`)}
      </select>
      <label for="fault">As JSON</label>
      <textarea id="fault" rows="4" spellcheck="false">
${JSON.stringify(presets[0]?.[1], undefined, 2)}</textarea>
      <div class="row">
        <button type="submit">Set this fault</button>
        <button type="button" data-delete="/dev/identity/faults">Clear all</button>
      </div>
    </form>
    <p>${faults.length === 0 ? 'No fault is waiting.' : 'Waiting for their calls:'}</p>
    ${faults.length === 0 ? html`` : waiting}
    <p class="row">
      <button
        type="button"
        class="quiet"
        data-post="/dev/identity/reset"
        data-confirm="Delete all local accounts?"
      >
        Delete all local accounts
      </button>
    </p>
  </section>`;
}

const dnsCard = html`<section class="card" aria-labelledby="dns">
  <h2 id="dns">Domain names</h2>
  <form id="dns-form">
    <label for="dns-domain">Domain of a school</label>
    <input id="dns-domain" autocomplete="off" autocapitalize="none" spellcheck="false" required />
    <label for="dns-record">Its TXT record, from “Email domains” of the school</label>
    <input id="dns-record" autocomplete="off" autocapitalize="none" spellcheck="false" required />
    <div class="row"><button type="submit">Publish</button></div>
  </form>
</section>`;

function peopleCard(people: readonly ConsolePerson[]): Html {
  return html`<section class="card" aria-labelledby="people">
    <h2 id="people">Who can log in</h2>
    ${people.length === 0 ? emptyDistrict : peopleTable(people)}
  </section>`;
}

const emptyDistrict = html`<p>A demo district has people of every role, and a license in every state.</p>
  <button type="button" data-post="/dev/demo">Fill in the demo district</button>`;

function peopleTable(people: readonly ConsolePerson[]): Html {
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Role</th>
          <th scope="col">Email</th>
          <th scope="col">Logs in with</th>
        </tr>
      </thead>
      <tbody>
        ${people.map(
          ({ name, role, email, signIn }) =>
            html`<tr>
              <td>${name}</td>
              <td>${role}</td>
              <td>${email}</td>
              <td>${signIn}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
