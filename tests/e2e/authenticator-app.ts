import { TOTP } from 'otpauth';

const step = 30_000;

/**
 * An authenticator app on a phone, with one account in it. A code counts once, so a second one is that of the next step,
 * which the identity service takes already; there is no third without waiting.
 */
export class AuthenticatorApp {
  readonly #totp: TOTP;
  #used = 0;

  /** `secret` as the page shows it. */
  constructor(secret: string) {
    this.#totp = new TOTP({ secret: secret.replaceAll(' ', '') });
  }

  code(): string {
    const timestamp = this.#used === 0 ? Date.now() : Math.max(Date.now(), this.#used + step);
    this.#used = timestamp;
    return this.#totp.generate({ timestamp });
  }

  /** The code that was used last. */
  usedCode(): string {
    return this.#totp.generate({ timestamp: this.#used });
  }

  /** Six digits that the app does not show now or soon. */
  wrongCode(): string {
    const near = [-1, 0, 1, 2].map((steps) => this.#totp.generate({ timestamp: Date.now() + steps * step }));
    return (
      ['000000', '111111', '222222', '333333', '444444'].find((code) => !near.includes(code)) ?? '555555'
    );
  }
}
