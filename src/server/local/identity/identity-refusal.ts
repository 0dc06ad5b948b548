/** A refusal with a message of the identity service, for example `INVALID_CODE`. The emulator's app handles it like its own errors. */
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

/** Throws an `IdentityRefusal` with this message unless the condition holds. */
export function refuseUnless(condition: unknown, message: string): asserts condition {
  if (condition === undefined || condition === null || condition === false || condition === '')
    throw new IdentityRefusal(message);
}
