import { jobEntry } from '../../../platform/jobs/stored-job.tsx';

/** The id of the job of the last ordered file of login cards. */
export const loginFileEntry = jobEntry('login-files');
