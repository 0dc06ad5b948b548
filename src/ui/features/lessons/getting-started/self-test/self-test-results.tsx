import { CircleCheck, CircleX, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { Notice, type NoticeTone } from '../../../../components/notices/notice.tsx';
import { marks, report as words, verdicts } from '../messages/en/self-test-results.ts';
import { type Check, type DeviceReport, hasPassed, type DeviceMark } from './check-device.ts';
import { reportText } from './report-text.ts';
import { DockTest } from './dock-test.tsx';
import type { TestedDevice } from './tested-device.ts';

export { browserDevice } from './browser-device.ts';
export { checkDevice, hasPassed } from './check-device.ts';

const icons: Record<DeviceMark, LucideIcon> = { good: CircleCheck, limited: TriangleAlert, bad: CircleX };

const Finding = ({ found: { name, mark, means, next } }: { readonly found: Check }) => (
  <li data-mark={mark}>
    <Icon of={icons[mark]} label={marks[mark]} />
    <div>
      <h3>{name}</h3>
      <p>{means}</p>
      {next === null ? null : <p>{next}</p>}
    </div>
  </li>
);

const Report = ({ text, device }: { readonly text: string; readonly device: TestedDevice }) => {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [status, setStatus] = useState('');
  const copy = async (): Promise<void> => {
    const copied = await device.copy(text);
    if (!copied) field.current?.select();
    setStatus(copied ? words.copied : words.notCopied);
  };
  return (
    <div className="self-test-report stack" data-gap="3">
      <h3 id={`${id}-heading`}>{words.heading}</h3>
      <p id={`${id}-lead`}>{words.lead}</p>
      <textarea
        ref={field}
        className="input"
        readOnly
        rows={8}
        value={text}
        aria-labelledby={`${id}-heading`}
        aria-describedby={`${id}-lead`}
      />
      <div className="row">
        <Button onClick={() => void copy()}>{words.copy}</Button>
        <output>{status}</output>
      </div>
    </div>
  );
};

const toneOf = (report: DeviceReport): NoticeTone => {
  if (hasPassed(report)) return 'success';
  return report.verdict === 'offline' ? 'warning' : 'error';
};

export const SelfTestResults = ({
  report,
  device,
}: {
  readonly report: DeviceReport;
  readonly device: TestedDevice;
}) => {
  const verdict = verdicts[report.verdict];
  return (
    <div className="self-test-results stack" data-gap="6">
      <Notice tone={toneOf(report)} title={verdict.title}>
        <p>{verdict.text}</p>
      </Notice>
      <ul className="self-test-checks plain">
        {report.checks.map((found) => (
          <Finding key={found.id} found={found} />
        ))}
      </ul>
      {device.hasSerial ? <DockTest /> : null}
      <Report text={reportText(report, device)} device={device} />
    </div>
  );
};
