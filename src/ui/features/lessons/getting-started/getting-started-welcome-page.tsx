import { welcome } from './messages/en/welcome.ts';
import { FirstSteps } from './first-steps/first-steps.tsx';
import { GuidePage } from './guide-page.tsx';

const inserts = { 'first-steps': <FirstSteps /> };

export const Component = () => <GuidePage name="welcome" guide={welcome} inserts={inserts} />;
