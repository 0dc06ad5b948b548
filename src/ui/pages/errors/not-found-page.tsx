import { FailedPage } from '../../routes/failed-page.tsx';

export const Component = () => <FailedPage status={404} />;
