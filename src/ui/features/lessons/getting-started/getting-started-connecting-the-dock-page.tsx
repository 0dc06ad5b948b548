import { connectingTheDock } from './messages/en/connecting-the-dock.ts';
import { GuidePage } from './guide-page.tsx';
import { SelfTest } from './self-test/self-test.tsx';

const inserts = { 'self-test': <SelfTest /> };

export const Component = () => (
  <GuidePage name="connectingTheDock" guide={connectingTheDock} inserts={inserts} />
);
