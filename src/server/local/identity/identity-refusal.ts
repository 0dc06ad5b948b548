/** A refusal in the identity service's words, e.g. `INVALID_CODE`; the emulator's app answers with it as with its own. */
export class IdentityRefusal extends Error {
  override readonly name = 'IdentityRefusal';
  readonly status = 400;

  toJSON(): object {
    const { message } = this;
    return {
      error: { code: this.status, message, errors: [{ message, domain: 'global', reason: 'invalid' }] },
    };
  }
}

/** Throws `IdentityRefusal` with this message unless the condition holds. */
export function refuseUnless(condition: unknown, message: string): asserts condition {
  if (condition === undefined || condition === null || condition === false || condition === '')
    throw new IdentityRefusal(message);
}
