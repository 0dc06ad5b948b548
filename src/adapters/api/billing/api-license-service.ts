import type { LicenseService } from '#application/client/billing/ports/license-service.ts';
import { mapOk } from '#domain/result.ts';
import { licenseOperations as licenses } from '../../wire/billing/license.ts';
import { noticeOperations as notices, stopMailOperations as mails } from '../../wire/billing/notices.ts';
import { trialRequestOperations as trials } from '../../wire/organizations/trial-requests.ts';
import { overHttp, withoutValue } from '../sender.ts';

export const apiLicenseService = overHttp<LicenseService>((send) => ({
  read: (options) => send(licenses.readLicense, options),
  planFacts: (options) => send(licenses.readPlanFacts, options),
  printCase: (paper) => send(licenses.printCase, { query: { paper } }),
  trialRequest: (options) => send(trials.readTrialRequest, options),
  askForTrial: (why) => withoutValue(send(trials.askForTrial, { body: { why } })),
  notices: (options) => send(notices.readNotices, options),
  stoppedMails: async (options) =>
    mapOk(await send(notices.readStoppedMails, options), ({ topics }) => topics),
  setStoppedMails: (topics) => withoutValue(send(notices.setStoppedMails, { body: { topics } })),
  stopMails: (key) => withoutValue(send(mails.stopMails, { body: { key } })),
}));
