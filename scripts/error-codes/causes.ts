import type { ProblemKind } from '../../src/adapters/wire/problems.ts';
import type { ClientFailure } from '../../src/ui/messages/client-failure.ts';

/**
 * The causes of failures that are not refusals by the service, for `docs/error-codes.md`. The type requires a cause for every kind.
 * `src/adapters/wire/problems.ts` describes the refusals.
 */
export const causes: Readonly<Record<Exclude<ClientFailure['kind'], ProblemKind>, string>> = {
  'identity/invalid-email': 'The provider does not take the address that was typed.',
  'identity/wrong-password':
    'The password is not that of the address (providers without protection against enumeration).',
  'identity/missing-password': 'A login or a change was sent without a password.',
  'identity/invalid-credential':
    'Address and password do not match, or a provider’s proof is no longer good.',
  'identity/email-already-in-use':
    'A new account, or a changed address, has an address that is taken. Sign-up never shows it.',
  'identity/operation-not-allowed': 'This way to log in is turned off in the identity provider’s console.',
  'identity/credential-already-in-use':
    'A Google or Apple account is connected that another account here has.',
  'identity/user-not-found': 'There is no account (providers without protection against enumeration).',
  'identity/too-many-requests': 'The provider has had too many tries from this device or for this account.',
  'identity/expired-action-code': 'A link from an email is older than the provider allows.',
  'identity/invalid-action-code':
    'A link from an email was used, replaced by a newer one, or changed on its way.',
  'identity/requires-recent-login':
    'A password, a way to log in or the account itself is changed long after the login.',
  'identity/invalid-user-token': 'The session’s token is not one of this project.',
  'identity/user-token-expired':
    'The session was revoked: logged out everywhere, or the password was changed elsewhere.',
  'identity/user-disabled': 'An administrator turned the account off.',
  'identity/password-does-not-meet-requirements':
    'A new password breaks the provider’s policy while that is enforced.',
  'identity/invalid-verification-code': 'The code of the authenticator app is not right.',
  'identity/invalid-verification-id': 'The second step belongs to a login that has ended.',
  'identity/code-expired': 'The second step came after the provider’s time limit for the login.',
  'identity/admin-restricted-operation':
    'The provider’s console lets only administrators do this, such as making accounts.',
  'identity/multi-factor-info-not-found':
    'The account has no such second step, or no login is waiting for one.',
  'identity/recaptcha-not-enabled': 'The project asks for a check against robots that is not set up.',
  'identity/missing-recaptcha-token': 'The check against robots gave no answer, also after the retry.',
  'identity/invalid-recaptcha-token': 'The check against robots did not believe the answer.',
  'identity/network-request-failed':
    'The identity provider cannot be reached, or took longer than the time-out.',
  'identity/popup-blocked': 'The browser, or a policy of the device, lets no window open.',
  'identity/popup-closed-by-user': 'The provider’s window was closed before it was done.',
  'identity/cancelled-popup-request': 'A second window was opened while the first one was open.',
  'identity/unauthorized-domain': 'The site’s address is not among the provider’s authorized domains.',
  'identity/account-exists-with-different-credential':
    'Google or Apple name an address that has an account with another way in, and do not vouch for it.',
  'identity/multi-factor-auth-required': 'The first step was right, and the account has a second one.',
  'identity/user-mismatch': 'A user confirms with a different account than the one they are logged in with.',
  'identity/tenant-id-mismatch': 'A link was made for another tenant of the identity provider.',
  'identity/unverified-email': 'A second step is set up before the address was proved.',
  'identity/email-change-needs-verification': 'An address is changed that has to be confirmed first.',
  'identity/provider-already-linked': 'Google or Apple are connected already.',
  'identity/no-such-provider': 'A way in is removed that the account does not have.',
  'identity/second-factor-already-in-use': 'The authenticator app is enrolled already.',
  'identity/maximum-second-factor-count-exceeded': 'The account has as many second steps as it may.',
  'identity/unsupported-first-factor': 'The first step is of a kind that allows no second one.',
  'identity/web-storage-unsupported':
    'The browser does not store data for this site: cookies and site data are blocked.',
  'identity/unknown': 'Any other code of the provider; the log has it.',
  'authenticator-code/used': 'A code of an authenticator app is given again on the page that used it.',
  'way-in/last': 'The only way in is to be removed.',
  'confirmation/wrong-password': 'A user confirms with a wrong password.',
  'confirmation/canceled': 'A user closed the dialog that asks for confirmation.',
  'service/unreachable': 'Our service did not respond: no network, or the server is down.',
  'service/busy': 'Our service is there, and cannot answer now (408, 425, 503).',
  'service/too-many-requests':
    'An address or a network asked too often (429); the answer says how long to wait.',
  'sign-in-mail/limited':
    'One network or browser requested too many login emails or codes for one address (429). Other ways to log in still work.',
  'service/refused': 'Our service does not do this for this account (other statuses of 400 to 499).',
  'service/failed': 'Our service broke (500 and up); the log has the reference that the page shows.',
  'session/lost': 'The session ended without the person ending it; the login page is opened with code 440.',
  'sign-in-link/invalid': 'A link lacks its api key, its one-time code or a mode that is known.',
  'sign-in-link/email-needed': 'A login link is opened in another browser than the one that requested it.',
  'sign-in-link/signed-in-already':
    'A login link is opened where a user is logged in, perhaps another person.',
  'password-reset/not-signed-in': 'The new password was set, but the login with it failed.',
  'offline/storage-full': 'A lesson is kept for offline and the browser’s quota, or the disk, is full.',
  'offline/incomplete': 'The network goes while a lesson, its pictures or ‘Try it’ are being copied.',
  'offline/unavailable':
    'The browser has no service worker or no caches (private window, blocked site data), or it is switched off.',
  'password-policy/unsupported': 'The provider’s password policy has a different schema version than 1.',
};
