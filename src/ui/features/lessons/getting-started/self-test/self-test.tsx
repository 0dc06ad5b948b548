import { useState } from 'react';
import type { Storage } from '#application/client/platform/ports/storage.ts';
import { useStorage } from '../../../../app-context.tsx';
import { Button } from '../../../../components/button.tsx';
import { useHydrated } from '../../../../forms/use-hydrated.ts';
import { Notice } from '../../../../components/notices/notice.tsx';
import { selfTest as words } from '../messages/en/self-test.ts';
import { recordStep } from '../first-steps/first-steps-store.ts';
import type * as results from './self-test-results.tsx';
import type { DeviceReport } from './check-device.ts';
import type { TestedDevice } from './tested-device.ts';

type Results = typeof results;
type Done = {
  readonly phase: 'done';
  readonly results: Results;
  readonly report: DeviceReport;
  readonly device: TestedDevice;
};
type Run = { readonly phase: 'idle' } | { readonly phase: 'running' } | { readonly phase: 'failed' } | Done;

/** Runs the self-test. Its code is loaded with the first run. Tests can pass a `device`. */
async function run(device: TestedDevice | undefined, storage: Storage): Promise<Run> {
  let loaded: Results;
  try {
    loaded = await import('./self-test-results.tsx');
  } catch {
    return { phase: 'failed' }; // If the script cannot be loaded, the page shows that.
  }
  const tested = device ?? loaded.browserDevice(window);
  const report = await loaded.checkDevice(tested);
  if (loaded.hasPassed(report)) recordStep(storage, 'dock');
  return { phase: 'done', results: loaded, report, device: tested };
}

const Shown = ({ state }: { readonly state: Run }) => {
  if (state.phase === 'running') return <output className="self-test-running">{words.running}</output>;
  if (state.phase === 'failed') return <Notice tone="error">{words.failed}</Notice>;
  if (state.phase === 'idle') return null;
  const { SelfTestResults } = state.results;
  return <SelfTestResults report={state.report} device={state.device} />;
};

/** The test of this computer: a button and the results. Without scripts, it tells the user that it needs them. */
export const SelfTest = ({ device }: { readonly device?: TestedDevice }) => {
  const storage = useStorage();
  const [state, setState] = useState<Run>({ phase: 'idle' });
  const running = state.phase === 'running';
  const start = (): void => {
    if (running) return;
    setState({ phase: 'running' });
    void run(device, storage).then(setState);
  };
  return (
    <div className="self-test">
      <Button
        variant="primary"
        className="with-script"
        disabled={!useHydrated()}
        onClick={start}
        aria-disabled={running || undefined}
      >
        {state.phase === 'idle' || running ? words.run : words.again}
      </Button>
      <noscript>
        <p>{words.needsScript}</p>
      </noscript>
      <Shown state={state} />
    </div>
  );
};
