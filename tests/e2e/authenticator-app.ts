import { TOTP } from 'otpauth';

const step = 30_000;

/**
 * An authenticator app with one account. Each code can be used once, so the second request returns the code of the next time step, which the identity service
 * already accepts. A third code requires waiting.
 */
export class AuthenticatorApp {
  readonly #totp: TOTP;
  #used = 0;

  /** `secret` is the key as shown on the page, with spaces. */
  constructor(secret: string) {
    this.#totp = new TOTP({ secret: secret.replaceAll(' ', '') });
  }

  code(): string {
    const timestamp = this.#used === 0 ? Date.now() : Math.max(Date.now(), this.#used + step);
    this.#used = timestamp;
    return this.#totp.generate({ timestamp });
  }

  usedCode(): string {
    return this.#totp.generate({ timestamp: this.#used });
  }

  /** Six digits that are not a valid code within the next minute. */
  wrongCode(): string {
    const near = [-1, 0, 1, 2].map((steps) => this.#totp.generate({ timestamp: Date.now() + steps * step }));
    return (
      ['000000', '111111', '222222', '333333', '444444'].find((code) => !near.includes(code)) ?? '555555'
    );
  }
}
