/** Options in the query of a database or service URL that turn off the verification of the server's certificate. */
const options: readonly (readonly [variable: string, option: RegExp])[] = [
  ['DATABASE_URL', /[?&](?:sslmode=no-verify|uselibpqcompat=true)(?:&|$)/],
  ['MIGRATION_DATABASE_URL', /[?&](?:sslmode=no-verify|uselibpqcompat=true)(?:&|$)/],
  ['SMTP_URL', /[?&]tls\.rejectUnauthorized=(?!true(?:&|$))/],
];

const instead =
  'Remove it. If the certificate is from your own authority, set NODE_EXTRA_CA_CERTS to its file.';

/** Returns a problem for each variable that would allow TLS connections to servers with any certificate. */
export function unverifiedConnections(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const everywhere =
    env['NODE_TLS_REJECT_UNAUTHORIZED'] === '0'
      ? [`NODE_TLS_REJECT_UNAUTHORIZED must not be 0: no certificate would be verified. ${instead}`]
      : [];
  const single = options.flatMap(([variable, option]) => {
    const [found] = option.exec(env[variable] ?? '') ?? [];
    if (found === undefined) return [];
    const name = found.replace(/^[?&]|&$/g, '');
    return [`${variable} must not have ${name}: the server’s certificate would not be verified. ${instead}`];
  });
  return [...everywhere, ...single];
}
