import axios, { type AxiosInstance } from 'axios';
import type { TokenSync, TokenSyncFailed } from '#application/client/identity/ports/token-sync.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { axiosFailure } from './axios-errors.ts';

/** The request's timeout in milliseconds. */
const timeoutMs = 30_000;

/** Sends tokens to one URL: POST with the bearer token, and DELETE after a logout. Spec §7. */
export class AxiosTokenSync implements TokenSync {
  readonly #axios: AxiosInstance;
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
    this.#axios = axios.create({ timeout: timeoutMs, validateStatus: () => true });
  }

  post(token: string): Promise<Result<void, TokenSyncFailed>> {
    return this.#call('POST', { Authorization: `Bearer ${token}` });
  }

  remove(): Promise<Result<void, TokenSyncFailed>> {
    return this.#call('DELETE', {});
  }

  async #call(
    method: 'POST' | 'DELETE',
    headers: Readonly<Record<string, string>>,
  ): Promise<Result<void, TokenSyncFailed>> {
    try {
      const { status } = await this.#axios.request({
        method,
        url: this.#url,
        headers: { ...headers, 'Content-Type': false },
      });
      return status < 400 ? ok(undefined) : err({ kind: 'token-sync/failed', status });
    } catch (error) {
      axiosFailure(error); // Rethrows errors that are not network failures.
      return err({ kind: 'token-sync/failed', status: null });
    }
  }
}
