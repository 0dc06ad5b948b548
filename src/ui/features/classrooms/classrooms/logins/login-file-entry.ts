import { jobEntry } from '../../../platform/jobs/stored-job.tsx';

export const loginFileEntry = jobEntry('login-files');
