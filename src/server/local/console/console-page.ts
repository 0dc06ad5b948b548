import { html, type Html } from '../html.ts';

const places = [
  ['/dev', 'Overview'],
  ['/dev/mailbox', 'Mail'],
  ['/dev/phone', 'Phone'],
] as const;

/** Returns the HTML of a console page with this content. `place` is the path of the page. */
export function consolePage(title: string, place: string, content: Html): string {
  const page = html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <meta name="color-scheme" content="light dark" />
      <title>${title} · Blockyard local console</title>
      <link rel="stylesheet" href="/dev/console.css" />
      <script src="/dev/console.js" defer></script>
    </head>
    <body>
      <header>
        <a class="brand" href="/dev"
          ><span class="notch" aria-hidden="true"></span>Blockyard, on this computer</a
        >
        <nav aria-label="Local console">
          ${places.map(([path, name]) =>
            path === place
              ? html`<a href="${path}" aria-current="page">${name}</a>`
              : html`<a href="${path}">${name}</a>`,
          )}
          <a href="/">Open the product</a>
        </nav>
      </header>
      <main>
        <h1>${title}</h1>
        ${content}
        <p id="status" role="status"></p>
      </main>
    </body>
  </html>`;
  return `<!doctype html>\n${page.markup}`;
}

/** Shows a time in a readable format, with the exact time as a machine-readable value. `iso` is ISO 8601 in UTC. */
export function momentText(iso: string): Html {
  return html`<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC</time>`;
}
