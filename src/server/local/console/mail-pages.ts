import { html, type Html } from '../html.ts';
import type { MailMessage } from '../mailbox/mail-folder.ts';
import { consolePage, momentText } from './console-page.ts';

/** Shows messages as a list of links, newest first, or a text if there are none. */
export function mailList(messages: readonly MailMessage[]): Html {
  if (messages.length === 0)
    return html`<p class="empty">No mail yet. What the product sends arrives here.</p>`;
  return html`<ol class="mail">
    ${messages.map(
      (mail) =>
        html`<li>
          <a href="/dev/mailbox/${mail.id}">${mail.subject || 'No subject'}</a>
          <span>to ${mail.to}, ${momentText(mail.sentAt)}</span>
        </li>`,
    )}
  </ol>`;
}

/** Returns the page `GET /dev/mailbox` with all messages, or those to one address. */
export function mailboxPage(messages: readonly MailMessage[], to: string): string {
  return consolePage(
    'Mail',
    '/dev/mailbox',
    html`<form class="row" method="get" action="/dev/mailbox">
        <label for="to">Sent to</label>
        <input id="to" name="to" type="email" value="${to}" />
        <button type="submit">Show</button>
        <button type="button" class="quiet" data-delete="/dev/mail" data-confirm="Delete all mail?">
          Delete all mail
        </button>
      </form>
      <section class="card">${mailList(messages)}</section>`,
  );
}

/** Returns the page `GET /dev/mailbox/:id` with one message. Its HTML is in a sandboxed frame. */
export function messagePage(mail: MailMessage): string {
  const frame = html`<iframe
    title="The message"
    src="/dev/mailbox/${mail.id}/html"
    sandbox="allow-popups allow-popups-to-escape-sandbox"
  ></iframe>`;
  return consolePage(
    mail.subject || 'No subject',
    '/dev/mailbox',
    html`<p class="lead">To ${mail.to}, ${momentText(mail.sentAt)}. <a href="/dev/mailbox">All mail</a></p>
      ${linkCard(mail.links)} ${mail.html === '' ? html`` : frame}
      <section class="card" aria-labelledby="text">
        <h2 id="text">As plain text</h2>
        <pre>${mail.text || 'This message has no text part.'}</pre>
      </section>`,
  );
}

function linkCard(links: readonly string[]): Html {
  if (links.length === 0) return html``;
  return html`<section class="card" aria-labelledby="links">
    <h2 id="links">Links in it</h2>
    <ol class="mail">
      ${links.map((link) => html`<li><a href="${link}">${link}</a></li>`)}
    </ol>
  </section>`;
}

/** Returns a message's own HTML. It is sent with `messageHtmlPolicy`. Its links open new pages. */
export function messageHtml(mail: MailMessage): string {
  return `<!doctype html><base target="_blank">${mail.html}`;
}

/** The content security policy of a message's HTML. It allows styles and embedded pictures, but no scripts and no network. */
export const messageHtmlPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src 'self' data:; " +
  "style-src 'unsafe-inline'; frame-ancestors 'self'";
