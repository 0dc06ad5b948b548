import type { ServerResponse } from 'node:http';
import { html, type Html } from '../html.ts';
import look from '../look.css?raw';
import gapi from './pages/gapi.js?raw';
import providerScript from './pages/provider.js?raw';
import providerStyle from './pages/provider.css?raw';
import relay from './pages/relay.js?raw';
import type { EmulatorProviderInfo, EmulatorState } from './firebase-tools-internals.ts';

const script = 'text/javascript; charset=utf-8';
const assets: Readonly<Record<string, { readonly body: string; readonly type: string }>> = {
  '/dev/identity/gapi.js': { body: gapi, type: script },
  '/dev/identity/relay.js': { body: relay, type: script },
  '/dev/identity/provider.js': { body: providerScript, type: script },
  '/dev/identity/provider.css': { body: look + providerStyle, type: 'text/css; charset=utf-8' },
};
const relayPath = '/emulator/auth/iframe';
const providerPath = '/emulator/auth/handler';
const names: Readonly<Record<string, string>> = {
  'google.com': 'Google',
  'apple.com': 'Apple',
  'microsoft.com': 'Microsoft',
};

/** Whether a path belongs to the pages that simulate those of providers (Google, Apple, a school), or to their files. */
export function isProviderPage(path: string): boolean {
  return path === relayPath || path === providerPath || path in assets;
}

/** Replies with such a page. The emulator's own pages need Google's servers and unpkg. These pages need only this origin. */
export function replyProviderPage(url: string, state: EmulatorState, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const asset = assets[pathname];
  if (asset !== undefined) return reply(response, asset.type, asset.body);
  const providerId = searchParams.get('providerId') ?? '';
  const page = pathname === relayPath ? relayPage() : providerPage(providerId, state);
  reply(response, 'text/html; charset=utf-8', `<!doctype html>\n${page.markup}`);
}

function reply(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
  response.end(body);
}

function relayPage(): Html {
  return html`<meta charset="utf-8" />
    <title>Local login relay</title>
    <script src="/dev/identity/relay.js"></script>
    <script src="/dev/identity/gapi.js"></script> `;
}

/** Returns the page of the popup. Its element ids are those of the emulator's own page, so that tests for that page still work. */
function providerPage(providerId: string, state: EmulatorState): Html {
  const name = names[providerId] ?? (providerId || 'the provider');
  const accounts = providerId === '' ? [] : state.listProviderInfosByProviderId(providerId);
  return html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <link rel="icon" href="/favicon.svg" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Local stand-in for ${name}</title>
      <link rel="stylesheet" href="/dev/identity/provider.css" />
    </head>
    <body data-provider="${providerId}">
      <main inert>
        <p class="stand-in">
          <strong>Local stand-in.</strong> This is not ${name}. It plays ${name}'s part on this computer, asks
          for no password and sends nothing anywhere.
        </p>
        <h1>Sign in with <span class="js-provider-id">${name}</span></h1>
        <p id="problem" role="alert" hidden></p>
        ${accountList(accounts, name)} ${newAccountForm(providerId)}
      </main>
      <script src="/dev/identity/provider.js"></script>
    </body>
  </html>`;
}

function accountList(accounts: readonly EmulatorProviderInfo[], name: string): Html {
  const help =
    accounts.length === 0 ? `No ${name} account yet. Make one up.` : 'Choose an account, or make one up.';
  return html`<section id="accounts-list">
    <p class="js-accounts-help-text">${help}</p>
    <ul>
      ${accounts.map(accountItem)}
    </ul>
    <button id="add-account-button" class="js-new-account secondary" type="button">Add new account</button>
  </section>`;
}

function accountItem(account: EmulatorProviderInfo): Html {
  const label = account.displayName ?? account.email ?? 'No name';
  return html`<li>
    <button class="js-reuse-account account" type="button" data-id-token="${idTokenOf(account)}">
      <span class="initial" aria-hidden="true">${label.slice(0, 1).toUpperCase()}</span>
      <span>
        <span class="name">${label}</span>
        <span class="email">${account.email ?? ''}</span>
      </span>
    </button>
  </li>`;
}

/** Returns claims that the emulator accepts as an ID token: plain JSON, unsigned. */
function idTokenOf(account: EmulatorProviderInfo): string {
  const { rawId, displayName, screenName, email, photoUrl } = account;
  const unsigned = { iss: '', aud: '', exp: 0, iat: 0, email_verified: true };
  const claims = {
    ...unsigned,
    sub: rawId,
    name: displayName,
    screen_name: screenName,
    email,
    picture: photoUrl,
  };
  return JSON.stringify(claims);
}

function newAccountForm(providerId: string): Html {
  const isApple = providerId === 'apple.com';
  const hidesEmail = html`<label class="choice">
    <input id="hide-email" type="checkbox" /> Hide my email (Apple's private relay)
  </label>`;
  const keepsName = html`<label class="choice"
    ><input id="no-name" type="checkbox" /> No name (as Apple from the second time on)</label
  >`;
  return html`<section id="add-user" hidden>
    <form id="main-form" novalidate>
      <label for="email-input">Email</label>
      <input id="email-input" type="email" autocomplete="off" aria-describedby="email-error" />
      <p id="email-error" class="problem" role="alert"></p>
      ${isApple ? hidesEmail : html``}
      <label class="choice"
        ><input id="email-unverified" type="checkbox" /> The provider has not verified this address</label
      >
      <label for="display-name-input">Name (may stay empty)</label>
      <input id="display-name-input" type="text" autocomplete="off" />
      ${isApple ? keepsName : html``}
      <details>
        <summary>More</summary>
        <label for="screen-name-input">Screen name</label>
        <input id="screen-name-input" type="text" autocomplete="off" />
        <label for="profile-photo-input">Address of a photo</label>
        <input id="profile-photo-input" type="url" autocomplete="off" />
      </details>
      <div class="actions">
        <button id="back-button" class="secondary" type="button">Back</button>
        <button id="autogen-button" class="secondary" type="button">Fill in an example</button>
        <button id="sign-in" type="submit">Sign in</button>
      </div>
    </form>
  </section>`;
}
