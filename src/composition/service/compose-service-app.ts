import { Container } from 'inversify';
import type { ServiceApp } from '#application/service/service-app.ts';
import { bindAll } from '../provide.ts';
import type { Token } from '../token.ts';
import { featuresModule } from './features-module.ts';
import type { ServicePorts } from './service-ports.ts';
import { features, ports } from './tokens.ts';

/** Composes the service on a host's adapters; creates all features at once. */
export function composeServiceApp(adapters: ServicePorts): ServiceApp {
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  bindAll(container.bind.bind(container), ports, adapters);
  container.load(featuresModule);
  const made = <T>(feature: Token<T>): T => container.get<T>(feature);
  return {
    access: made(features.access),
    signIn: made(features.signIn),
    accounts: made(features.accounts),
    organizations: made(features.organizations),
    organizationSettings: made(features.organizationSettings),
    domains: made(features.domains),
    joining: made(features.joining),
    consents: made(features.consents),
    invitations: made(features.invitations),
    members: made(features.members),
    security: made(features.security),
    devices: made(features.devices),
    directory: made(features.directory),
    sessions: made(features.sessions),
    staff: made(features.staff),
    classrooms: made(features.classrooms),
    classCodes: made(features.classCodes),
    imports: made(features.imports),
    students: made(features.students),
    studentLogins: made(features.studentLogins),
    studentEntry: made(features.studentEntry),
    classWork: made(features.classWork),
    lessons: made(features.lessons),
    lessonReports: made(features.lessonReports),
    home: made(features.home),
    license: made(features.license),
    notices: made(features.notices),
    orders: made(features.orders),
    selfService: made(features.selfService),
    jobs: made(features.jobs),
    passes: made(features.passes),
    privacy: made(features.privacy),
  };
}
