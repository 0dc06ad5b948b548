import type { FastifyInstance } from 'fastify';
import { problemType } from '#adapters/wire/problem.ts';
import { type ProblemKind, problems } from '#adapters/wire/problems.ts';
import { productName } from '#domain/product.ts';

type Operation = {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly object[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: unknown }>> };
  readonly responses?: Readonly<Record<string, { readonly description?: string; readonly content?: object }>>;
};
type Description = {
  readonly info: { readonly title: string; readonly description?: string };
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');
const prose = (text: string): string =>
  escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll('\n\n', '<br>');

const json = (value: unknown): string => `<pre tabindex="0">${escape(JSON.stringify(value, null, 2))}</pre>`;

function callHtml(path: string, method: string, call: Operation): string {
  const body = call.requestBody?.content?.['application/json']?.schema;
  const needsToken = call.security?.length === 1;
  const responses = Object.entries(call.responses ?? {}).map(([status, response]) => {
    return `<tr><th scope="row">${status}</th><td>${prose(response.description ?? '')}</td></tr>`;
  });
  return `<section><h3><code>${method.toUpperCase()} ${escape(path)}</code></h3>
<p>${prose(call.summary ?? '')}${needsToken ? ' Needs a bearer token.' : ''}</p>
${body === undefined ? '' : `<details><summary>Body</summary>${json(body)}</details>`}
<details><summary>Answers</summary><table><tbody>${responses.join('')}</tbody></table>
${json(call.responses?.['200']?.content ?? {})}</details></section>`;
}

const problemKinds = Object.keys(problems) as readonly ProblemKind[];

function problemsHtml(): string {
  const rows = problemKinds.map((kind) => {
    const { status, title, detail } = problems[kind];
    return `<tr id="${kind}"><th scope="row"><code>${problemType(kind)}</code></th><td>${status}</td><td>${escape(title)}. ${escape(detail)}</td></tr>`;
  });
  return `<h2 id="problems">Problems</h2><table><thead><tr><th scope="col">Type</th><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function docsHtml({ info, paths = {} }: Description): string {
  const groups = new Map<string, string[]>();
  for (const [path, calls] of Object.entries(paths)) {
    for (const [method, call] of Object.entries(calls)) {
      const group = call.tags?.[0] ?? productName;
      groups.set(group, [...(groups.get(group) ?? []), callHtml(path, method, call)]);
    }
  }
  const calls = [...groups].map(([group, html]) => `<h2>${escape(group)}</h2>${html.join('')}`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(info.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/v1/docs.css"></head>
<body><main><h1>${escape(info.title)}</h1><p>${prose(info.description ?? '')} For tools: <a href="/v1/openapi.json">openapi.json</a>.</p>
${calls.join('')}${problemsHtml()}</main></body></html>`;
}

const css = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
main{max-width:52rem;margin:2rem auto;padding:0 1rem}
section{border-top:1px solid;padding:.25rem 0 1rem}
h3{margin-bottom:0}
pre{overflow:auto;max-height:24rem;padding:.75rem;border:1px solid;border-radius:.25rem}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0;overflow-wrap:anywhere}`;

/** Serves the API's documentation page at `/v1/docs` (CAL-6). `/problems/<kind>` redirects to the row of that kind. */
export function serveApiDocs(app: FastifyInstance): void {
  let page: string | null = null;
  const hidden = { schema: { hide: true } };

  app.get('/v1/docs', hidden, async (_request, reply) => {
    page ??= docsHtml(app.swagger() as Description);
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
  app.get('/v1/docs.css', hidden, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(css),
  );
  for (const kind of problemKinds) {
    app.get(problemType(kind), hidden, async (_request, reply) => reply.redirect(`/v1/docs#${kind}`, 302));
  }
}
