import type { Cli, DeviceLoginCode } from '../cli.ts';
import { terminalText } from '../output/terminal-text.ts';
import type { Reported } from '../report.ts';
import { whoAmI } from './who-am-i.ts';

const instructions = ({ userCode, verificationUri, verificationUriComplete }: DeviceLoginCode): string => {
  const direct =
    verificationUriComplete === null ? '' : `\n\nOr open ${terminalText(verificationUriComplete)}`;
  return [
    `Open ${terminalText(verificationUri)} in a browser and enter this code:`,
    '',
    `    ${terminalText(userCode)}${direct}`,
    '',
    'Waiting for you to approve it…',
  ].join('\n');
};

/** Logs this computer in with a code that the user approves in their browser (ORG-8, RFC 8628). */
export async function logIn(cli: Cli): Reported {
  const done = await cli.logIn((code) => cli.say(instructions(code)));
  if (!done.ok) return done;
  cli.rememberServer();
  return whoAmI(cli);
}
