import { CaseFiles, PartsTable, TestSheet, Wires } from './build-inserts.tsx';
import { GuidePage } from './guide-page.tsx';
import { buildADock } from './messages/en/build-a-dock.ts';

const inserts = { parts: <PartsTable />, wires: <Wires />, case: <CaseFiles />, test: <TestSheet /> };

export const Component = () => <GuidePage name="buildADock" guide={buildADock} inserts={inserts} />;
