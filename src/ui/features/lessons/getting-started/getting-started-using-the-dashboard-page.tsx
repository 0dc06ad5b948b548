import { usingTheDashboard } from './messages/en/using-the-dashboard.ts';
import { GuidePage } from './guide-page.tsx';

export const Component = () => <GuidePage name="usingTheDashboard" guide={usingTheDashboard} />;
