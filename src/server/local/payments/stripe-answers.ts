export type StripeAnswer = { readonly status: number; readonly body: object };

export const okAnswer = (body: object): StripeAnswer => ({ status: 200, body });
export const refused = (status: number, message: string, code?: string): StripeAnswer => ({
  status,
  body: { error: { type: 'invalid_request_error', message, ...(code === undefined ? {} : { code }) } },
});
export const keyInUse: StripeAnswer = {
  status: 400,
  body: { error: { type: 'idempotency_error', message: 'Keys for idempotent requests…' } },
};
export const missing = refused(404, 'No such object', 'resource_missing');
