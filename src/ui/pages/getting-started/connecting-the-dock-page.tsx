import { connectingTheDock } from '../../messages/en/guides/connecting-the-dock.ts';
import { GuidePage } from './guide-page.tsx';

export const Component = () => <GuidePage name="connectingTheDock" guide={connectingTheDock} />;
