import { ClosedPage } from '../closed-page.tsx';

export const Component = () => <ClosedPage name="getting-started-faqs" />;
