import { PlannedPage } from '../placeholder/planned-page.tsx';

export const Component = () => <PlannedPage name="settings-teachers" />;
