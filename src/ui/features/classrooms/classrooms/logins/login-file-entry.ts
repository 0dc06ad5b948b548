import { jobEntry } from '../../../platform/jobs/stored-job.tsx';

/** The last file of login cards that was ordered, by the id of its job. */
export const loginFileEntry = jobEntry('login-files');
