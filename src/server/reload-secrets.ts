import type { Log } from '#application/ports/log.ts';
import type { ServerConfig } from './config.ts';

type ReloadingProcess = { on(signal: 'SIGUSR2', run: () => void): unknown };

type Reloading = {
  /** Reads the configuration again. Throws `ConfigProblems`. */
  readonly read: () => ServerConfig;
  readonly replaceSecrets: (next: ServerConfig) => void;
  readonly log: Log;
};

/** Reads the secrets again on SIGUSR2, and uses them for new calls. If one is invalid, keeps the old secrets and logs the reason. */
export function reloadSecretsOnSignal(of: ReloadingProcess, { read, replaceSecrets, log }: Reloading): void {
  of.on('SIGUSR2', () => {
    try {
      replaceSecrets(read());
      log.info('secrets were reloaded');
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      log.error('secrets could not be reloaded: the previous ones stay in use', { reason });
    }
  });
}
