import { expect, test } from 'vitest';
import { sessionRedirect } from '#ui/routes/session-redirect.ts';
import { signedIn } from './open-app.tsx';

const restoring = { state: 'restoring', remembered: null } as const;
const lost = { state: 'signed-out', cause: 'lost' } as const;
const loginPage = (search: string) =>
  ({
    access: 'login',
    location: { pathname: '/login', search, hash: '' },
    perReader: false,
    ofRecord: false,
  }) as const;

test.each(['signIn', 'resetPassword', 'recoverEmail'])(
  '[NAV-9] [AUT-10] the target of a link to %s is kept when the session ends (regression)',
  (mode) => {
    const page = loginPage(`?mode=${mode}&oobCode=x&apiKey=y`);
    expect(sessionRedirect(restoring, lost, page)).toEqual({ kind: 'stay' });
  },
);

test('[NAV-9] the plain login page says that the session ended, and keeps the target', () => {
  expect(sessionRedirect(restoring, lost, loginPage('?redirectUrl=%2Fsettings'))).toEqual({
    kind: 'go',
    to: '/login/?redirectUrl=%2Fsettings&errorCode=440',
  });
});

const students = {
  access: 'signed-in',
  location: { pathname: '/settings/students', search: '?q=1', hash: '' },
  perReader: false,
  ofRecord: false,
} as const;

test("[SEC-9] logging out does not keep the page's filter for the next user", () => {
  const loggedOut = { state: 'signed-out', cause: 'logout' } as const;
  expect(sessionRedirect(signedIn, loggedOut, students)).toEqual({
    kind: 'go',
    to: '/login?redirectUrl=%2Fsettings%2Fstudents',
  });
});

test('[SEC-9] logging out on a class page does not lead the next user to that class', () => {
  const loggedOut = { state: 'signed-out', cause: 'logout' } as const;
  const location = { pathname: '/settings/classrooms/42/code', search: '', hash: '' };
  expect(sessionRedirect(signedIn, loggedOut, { ...students, location, ofRecord: true })).toEqual({
    kind: 'go',
    to: '/login',
  });
});

test('[NAV-4] a visitor who opens a filtered page returns to it after the login', () => {
  const visitor = { state: 'signed-out', cause: 'visitor' } as const;
  expect(sessionRedirect(restoring, visitor, students)).toEqual({
    kind: 'go',
    to: '/login?redirectUrl=%2Fsettings%2Fstudents%3Fq%3D1',
  });
});
