import { connectingTheDock } from './messages/en/connecting-the-dock.ts';
import { GuidePage } from './guide-page.tsx';
import { LightsTable } from './lights-table.tsx';
import { SelfTest } from './self-test/self-test.tsx';

const inserts = { 'self-test': <SelfTest />, lights: <LightsTable /> };

/** `/getting-started/connecting-the-dock`. */
export const Component = () => (
  <GuidePage name="connectingTheDock" guide={connectingTheDock} inserts={inserts} />
);
