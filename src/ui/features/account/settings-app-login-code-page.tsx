import { PlannedPage } from '../../layouts/planned-page.tsx';

export const Component = () => <PlannedPage name="settings-app-login-code" />;
