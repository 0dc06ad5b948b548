import { usingTheMobileApp } from './messages/en/using-the-mobile-app.ts';
import { GuidePage } from './guide-page.tsx';

export const Component = () => <GuidePage name="usingTheMobileApp" guide={usingTheMobileApp} />;
