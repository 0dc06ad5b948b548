import { marks, report, verdicts } from '../messages/en/self-test-results.ts';
import type { DeviceReport } from './check-device.ts';
import type { TestedDevice } from './tested-device.ts';

/** The findings as plain text, to copy and send to the people who manage the computers. It names no person. */
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
