import { welcome } from '../../messages/en/guides/welcome.ts';
import { GuidePage } from './guide-page.tsx';

export const Component = () => <GuidePage name="welcome" guide={welcome} />;
