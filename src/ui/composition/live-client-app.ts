import { ContainerModule } from 'inversify';
import { ApiAccountService } from '#adapters/api/api-account-service.ts';
import { ApiLessonCatalogue } from '#adapters/api/api-lesson-catalogue.ts';
import { AxiosHttp } from '#adapters/axios/axios-http.ts';
import { FirebaseIdentityProvider } from '#adapters/firebase/firebase-identity-provider.ts';
import type { ClientApp } from '#application/client/client-app.ts';
import type { Analytics } from '#application/client/ports/analytics.ts';
import type { Http } from '#application/client/ports/http.ts';
import type { SessionStore } from '#application/client/ports/session-store.ts';
import type { Storage } from '#application/client/ports/storage.ts';
import type { LoseSession } from '#application/client/session/lose-session.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Log } from '#application/ports/log.ts';
import { personOf } from '#domain/policy/session.ts';
import type { AppConfig } from '../app-config.ts';
import { composeClientApp } from './compose-client-app.ts';
import { provide } from './provide.ts';
import { parts, ports, type Token } from './tokens.ts';

/** What the page has already, and the product goes on with: one session and one storage for the whole page. */
export type PagePorts = {
  readonly session: SessionStore;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly log: Log;
  readonly analytics: Analytics;
};

const http: Token<Http> = Symbol('Http');

/** Local mode has its identity service on the page's own origin; a production build holds nothing of it. */
const identityElsewhere =
  import.meta.env.MODE === 'local'
    ? {
        redirect: async () => (await import('#adapters/firebase/local-emulator.ts')).localEmulator(),
      }
    : {};

const liveAdapters = ({ apiBaseUrl, identity: config }: AppConfig, page: PagePorts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind<SessionStore>(ports.session).toConstantValue(page.session);
    bind<Storage>(ports.storage).toConstantValue(page.storage);
    bind<Clock>(ports.clock).toConstantValue(page.clock);
    bind<Log>(ports.log).toConstantValue(page.log);
    bind<Analytics>(ports.analytics).toConstantValue(page.analytics);
    provide(bind, ports.identity, () => new FirebaseIdentityProvider({ config, ...identityElsewhere }));
    provide(
      bind,
      http,
      (identity, clock, session, onRefused: LoseSession) =>
        new AxiosHttp({
          baseUrl: apiBaseUrl,
          identity,
          clock,
          mayBeSignedIn: () => personOf(session.current()) !== null,
          onRefused,
        }),
      ports.identity,
      ports.clock,
      ports.session,
      parts.loseSession,
    );
    provide(bind, ports.accounts, (http, log) => new ApiAccountService(http, log), http, ports.log);
    provide(bind, ports.lessons, (http, log) => new ApiLessonCatalogue(http, log), http, ports.log);
  });

/** The product on its real adapters. Loading this module loads the container, HTTP and what the pages share of identity. */
export const liveClientApp = (config: AppConfig, page: PagePorts): ClientApp =>
  composeClientApp(liveAdapters(config, page));
