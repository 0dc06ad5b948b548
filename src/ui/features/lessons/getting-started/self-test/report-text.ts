import { marks, report, verdicts } from '../messages/en/self-test-results.ts';
import type { DeviceReport } from './check-device.ts';
import type { TestedDevice } from './tested-device.ts';

/** Formats the findings as plain text, which the user can send to the IT staff. It contains no names. */
export function reportText({ verdict, checks }: DeviceReport, { page, browser, now }: TestedDevice): string {
  return [
    `${report.title}: ${verdicts[verdict].title}`,
    '',
    `${report.page}: ${page.address}`,
    `${report.time}: ${now().toISOString()}`,
    `${report.browser}: ${browser.userAgent}`,
    '',
    ...checks.map(({ name, mark, means }) => `[${marks[mark]}] ${name}: ${means}`),
    '',
    ...report.policies(page.origin),
  ].join('\n');
}
