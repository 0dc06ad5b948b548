import { join } from 'node:path';
import type { Log } from '#application/ports/log.ts';
import type { ServerConfig } from '../config.ts';
import type { Site } from '../http/site.ts';
import { type HostParts, runHost } from './run-host.ts';
import { openLive } from './open-live.ts';

function identityOf({ firebase, tokenSyncUrl }: ServerConfig): HostParts['identity'] {
  const { apiKey, authDomain, projectId, appId, recaptcha, appCheckSiteKey } = firebase;
  return {
    apiKey,
    authDomain,
    projectId,
    ...(appId === null ? {} : { appId }),
    ...(recaptcha ? { recaptcha } : {}),
    ...(appCheckSiteKey === null ? {} : { appCheckSiteKey }),
    ...(tokenSyncUrl === null ? {} : { tokenSyncUrl }),
  };
}

const siteOf = ({
  publicUrl,
  firebase,
  tokenSyncUrl,
  analyticsContainerId,
  offline,
}: ServerConfig): Site => ({
  publicUrl,
  identityDomain: firebase.authDomain,
  recaptcha: firebase.recaptcha,
  appCheck: firebase.appCheckSiteKey !== null,
  offline,
  ...(analyticsContainerId === null ? {} : { analyticsContainerId }),
  ...(tokenSyncUrl === null ? {} : { tokenSyncUrl }),
});

export type RunningProcess = {
  readonly log: Log;
  /** Uses the secrets of a new configuration for the next calls. */
  readonly replaceSecrets: (next: ServerConfig) => void;
  readonly stop: () => Promise<void>;
};

/** Starts a production server. `buildDir` contains `client` and `content`. `stop` finishes pending work. */
export async function runProduction(config: ServerConfig, buildDir: string): Promise<RunningProcess> {
  const { parts, log, logger, pingIdentity, warnOfOutages, tracing, replaceSecrets, close } =
    await openLive(config);
  const host = await runHost({
    ...parts,
    site: siteOf(config),
    listen: { host: config.host, port: config.port },
    ...(config.metrics === null ? {} : { listenForOperators: config.metrics }),
    identity: identityOf(config),
    pingIdentity,
    clientDir: join(buildDir, 'client'),
    contentDir: join(buildDir, 'content/lessons'),
    log,
    logger,
    runsJobs: config.jobs,
    refuseFromLag: 2_000,
    shutdown: config.shutdown,
    ...(tracing === null ? {} : { tracing }),
    ...(config.seller === null ? {} : { seller: config.seller }),
    ...(config.trustedProxies === null ? {} : { trustedProxies: config.trustedProxies }),
  });
  await warnOfOutages();
  return {
    log,
    replaceSecrets,
    stop: async () => {
      await host.stop();
      await close();
    },
  };
}
