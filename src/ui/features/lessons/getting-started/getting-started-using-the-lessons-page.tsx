import { usingTheLessons } from './messages/en/using-the-lessons.ts';
import { GuidePage } from './guide-page.tsx';

export const Component = () => <GuidePage name="usingTheLessons" guide={usingTheLessons} />;
