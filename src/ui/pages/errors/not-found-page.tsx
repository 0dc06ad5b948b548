import { FailureNotice } from '../../routes/failure-notice.tsx';

export const Component = () => <FailureNotice status={404} />;
