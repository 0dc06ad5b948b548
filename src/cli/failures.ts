import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import type { InvitationRefused } from '#domain/organizations/invitations/invitation-refusals.ts';
import type { MemberRefused } from '#domain/organizations/members/member-refusals.ts';
import type { ImportQuestion, ImportRefused } from '#domain/rosters/imports/import-refusals.ts';
import type { LessonNotFound } from '#domain/lessons/lessons/lesson-not-found.ts';
import type { NotPermitted } from '#domain/organizations/access/access-refusal.ts';
import type { ServiceFailure } from '#application/client/platform/ports/service-failure.ts';
import type { SessionRequired } from '#domain/identity/navigation/session.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import type { ServerAddressInvalid } from './server-address.ts';

export type CliFailure =
  | ServiceFailure
  | SessionRequired
  | LessonNotFound
  | NotPermitted
  | ServerAddressInvalid
  | { readonly kind: 'server/unknown' }
  | { readonly kind: 'device-login/denied' | 'device-login/expired' | 'device-login/not-supported' }
  | FormInvalid<'addresses' | 'message'>
  | InvitationRefused<'invite'>
  | MemberRefused<'page'>
  | ImportRefused<ImportQuestion>
  | { readonly kind: 'classroom/not-found' }
  | { readonly kind: 'import/not-ready' | 'import/not-wanted' | 'job/not-done' }
  | { readonly kind: 'terminal/nobody'; readonly repeat: string }
  | { readonly kind: 'import/confirm-missing'; readonly repeat: string }
  | { readonly kind: 'organization/not-named' }
  | {
      readonly kind: 'file/exists' | 'file/not-found' | 'file/not-read' | 'file/not-written';
      readonly file: string;
    };

type Row = { readonly exitCode: ExitCode; readonly says: string };

const logInFirst = 'Run `blockyard login`.';
const again = 'Try again later.';

const rows: Readonly<Record<CliFailure['kind'], Row>> = {
  'session/required': { exitCode: exitCodes.notLoggedIn, says: `You are not logged in. ${logInFirst}` },
  'session/lost': {
    exitCode: exitCodes.notLoggedIn,
    says: `You are no longer logged in on this computer. ${logInFirst}`,
  },
  'account/second-factor-required': {
    exitCode: exitCodes.notLoggedIn,
    says: 'Your account needs two-step login. Set up an authenticator app in your profile, then run `blockyard login`.',
  },
  'organization/not-a-member': {
    exitCode: exitCodes.notAllowed,
    says: 'You do not belong to this organization. `blockyard organizations` shows yours.',
  },
  'sign-in/provider-required': {
    exitCode: exitCodes.notLoggedIn,
    says: `Your school wants another way to log in. ${logInFirst}`,
  },
  'sign-in/provider-not-allowed': {
    exitCode: exitCodes.notLoggedIn,
    says: `This way to log in is not for your address. ${logInFirst}`,
  },
  'view-as/ended': { exitCode: exitCodes.notAllowed, says: 'You are no longer viewing as this person.' },
  'view-as/read-only': {
    exitCode: exitCodes.notAllowed,
    says: 'Nothing can be changed or downloaded while you view as someone else.',
  },
  'account/not-permitted': { exitCode: exitCodes.notAllowed, says: 'Your account does not allow this.' },
  'service/refused': { exitCode: exitCodes.notAllowed, says: 'Your account does not allow this.' },
  'service/unreachable': {
    exitCode: exitCodes.tryAgain,
    says: 'The server could not be reached. Check your connection and the address.',
  },
  'service/busy': { exitCode: exitCodes.tryAgain, says: `The server is busy. ${again}` },
  'service/too-many-requests': {
    exitCode: exitCodes.tryAgain,
    says: `Too many requests in a short time. ${again}`,
  },
  'service/failed': { exitCode: exitCodes.failed, says: 'Something went wrong on the server.' },
  'lesson/not-found': {
    exitCode: exitCodes.notFound,
    says: 'There is no such lesson. `blockyard lessons list` shows all of them.',
  },
  'server/unknown': {
    exitCode: exitCodes.usage,
    says: 'Which server? Give its address with --server, or in BLOCKYARD_SERVER. `blockyard login` remembers it.',
  },
  'server/invalid': {
    exitCode: exitCodes.usage,
    says: 'This is not the address of a server. It looks like https://blockyard.example.org.',
  },
  'server/insecure': {
    exitCode: exitCodes.usage,
    says: 'The address must begin with https://, so that no one on the network can read your login.',
  },
  'device-login/denied': { exitCode: exitCodes.notAllowed, says: 'The login was denied in the browser.' },
  'device-login/expired': {
    exitCode: exitCodes.notLoggedIn,
    says: 'The login was not approved in time. Run `blockyard login` again.',
  },
  'device-login/not-supported': {
    exitCode: exitCodes.failed,
    says: 'There is no Blockyard at this address, or it calls itself by another address.',
  },
  'form/invalid': {
    exitCode: exitCodes.usage,
    says: 'There is no address in the file, or too many, or the message is too long.',
  },
  'organization/not-named': {
    exitCode: exitCodes.usage,
    says: 'Into which school? Name it with --organization. `blockyard organizations` shows yours.',
  },
  'organization/no-such-school': {
    exitCode: exitCodes.notFound,
    says: 'There is no such school, or it is not yours. `blockyard organizations` shows yours.',
  },
  'license/ended': {
    exitCode: exitCodes.notAllowed,
    says: 'The license has ended. Nothing new can be added until it is renewed.',
  },
  'license/classrooms-full': {
    exitCode: exitCodes.notAllowed,
    says: 'Your trial or license includes fewer classrooms. Archive some or get a larger license.',
  },
  'license/students-full': {
    exitCode: exitCodes.notAllowed,
    says: 'Your trial or license includes fewer students. Archive some or get a larger license.',
  },
  'classroom/not-found': {
    exitCode: exitCodes.notFound,
    says: 'There is no such classroom, or it is not yours. `blockyard classrooms list` shows yours.',
  },
  'import/not-found': {
    exitCode: exitCodes.notFound,
    says: 'There is no such import, or it is not yours. `blockyard roster list` shows yours.',
  },
  'import/wrong-state': {
    exitCode: exitCodes.failed,
    says: 'This cannot be done with the import in its current state, which `blockyard roster list` shows.',
  },
  'import/too-large': {
    exitCode: exitCodes.failed,
    says: 'The file is too large: a CSV of 25 MB, a ZIP of 100 MB.',
  },
  'import/no-such-cell': { exitCode: exitCodes.failed, says: 'There is no such cell.' },
  'import/changed': { exitCode: exitCodes.tryAgain, says: 'The import was planned again meanwhile.' },
  'import/confirm-needed': {
    exitCode: exitCodes.failed,
    says: 'This would remove a large part of the records. Confirm their number.',
  },
  'import/rehearsal': {
    exitCode: exitCodes.failed,
    says: 'This is a rehearsal with invented names. To import the files, run `blockyard roster import` without --rehearsal.',
  },
  'import/confirm-missing': {
    exitCode: exitCodes.failed,
    says: 'Nothing was imported: this would remove a large part of the records. To confirm their number, run',
  },
  'import/not-ready': {
    exitCode: exitCodes.failed,
    says: 'The files cannot be imported. `blockyard roster check` lists the problems.',
  },
  'import/not-wanted': { exitCode: exitCodes.failed, says: 'Nothing was imported. The import is deleted.' },
  'job/not-done': {
    exitCode: exitCodes.failed,
    says: 'The job did not finish. Run the command again; nothing is done twice.',
  },
  'terminal/nobody': {
    exitCode: exitCodes.usage,
    says: 'Nothing was imported: there is no terminal to ask for your confirmation. Run',
  },
  'roster/undo-too-late': { exitCode: exitCodes.failed, says: 'An import can be undone for 7 days.' },
  'file/not-found': { exitCode: exitCodes.notFound, says: 'There is no such file or folder.' },
  'file/not-read': { exitCode: exitCodes.failed, says: 'The file could not be read.' },
  'file/exists': { exitCode: exitCodes.failed, says: 'The file exists already. Use --force to replace it.' },
  'file/not-written': { exitCode: exitCodes.failed, says: 'The file could not be written.' },
};

export function describeCliFailure(failure: CliFailure): Row {
  const { exitCode, says } = rows[failure.kind];
  if ('file' in failure) return { exitCode, says: `${failure.file}: ${says}` };
  if ('repeat' in failure) return { exitCode, says: `${says} \`blockyard ${failure.repeat}\`.` };
  const requestId = 'requestId' in failure ? failure.requestId : null;
  return { exitCode, says: requestId === null ? says : `${says} Reference for support: ${requestId}` };
}
