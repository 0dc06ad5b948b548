import axios, { AxiosError, type AxiosInstance, type AxiosResponse } from 'axios';
import type {
  HttpTransport,
  TransportFailure,
  TransportReply,
  TransportRequest,
} from '#application/client/platform/ports/http-transport.ts';
import type { Clock } from '#application/ports/clock.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { axiosFailure } from './axios-errors.ts';

export class AxiosTransport implements HttpTransport {
  readonly #clock: Clock;
  readonly #axios: AxiosInstance;

  /** `baseUrl` is the scheme and host of the API, without a trailing slash. Empty for the page's own origin. */
  constructor(baseUrl: string, clock: Clock) {
    this.#clock = clock;
    this.#axios = axios.create({
      baseURL: baseUrl,
      headers: { Accept: 'application/json' },
      responseType: 'text',
      transformResponse: (body: unknown) => body,
      validateStatus: () => true,
      maxRedirects: 0,
    });
  }

  async send(request: TransportRequest): Promise<Result<TransportReply, TransportFailure>> {
    const { method, path, body, headers, signal, as, onText } = request;
    const ended = new AbortController();
    const end = (): void => ended.abort();
    const timer = this.#clock.after(request.timeoutMs, end);
    signal?.addEventListener('abort', end);
    try {
      const response = await this.#axios.request<unknown>({
        method,
        url: path,
        data: body,
        // Without this header, axios would send a POST or PATCH without a body as a form, which our service refuses.
        headers: { 'Content-Type': false, ...headers },
        signal: ended.signal,
        ...readAs(request),
      });
      if (onText === undefined) return ok(replyOf(response, as));
      this.#clock.cancel(timer);
      return ok(replyOf(await streamed(response, onText), undefined));
    } catch (error) {
      return err(axiosFailure(error));
    } finally {
      signal?.removeEventListener('abort', end);
      this.#clock.cancel(timer);
    }
  }
}

/** Returns the axios options for reading the body of a reply. Only axios's `fetch` adapter can stream. */
const readAs = ({ as, onText }: TransportRequest) =>
  onText === undefined
    ? ({ responseType: as === 'bytes' ? 'arraybuffer' : 'text' } as const)
    : ({ adapter: 'fetch', responseType: 'stream' } as const);

function replyOf({ status, headers, data }: AxiosResponse<unknown>, as: 'bytes' | undefined): TransportReply {
  const text = (): string => (typeof data === 'string' ? data : new TextDecoder().decode(bytesOf(data)));
  return {
    status,
    header: (name) => {
      const value: unknown = headers[name];
      return typeof value === 'string' ? value : null;
    },
    body: as === 'bytes' && status < 400 ? bytesOf(data) : text(),
  };
}

/** Converts the data to bytes. Browsers return a buffer, and Node.js returns a view of a buffer. */
const bytesOf = (data: unknown): Uint8Array =>
  data instanceof ArrayBuffer || data instanceof Uint8Array ? new Uint8Array(data) : new Uint8Array();

/** Yields the text of a stream in parts. Throws an `AxiosError` if the network ends the stream early. */
async function* textOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  const next = () =>
    reader.read().catch((cause: unknown) => {
      throw new AxiosError(String(cause), AxiosError.ERR_NETWORK);
    });
  for (let part = await next(); !part.done; part = await next())
    yield decoder.decode(part.value, { stream: true });
}

/** Passes on the text of a stream as it arrives. The body of a refusal is text, not a stream. */
async function streamed(
  response: AxiosResponse<unknown>,
  onText: (text: string) => void,
): Promise<AxiosResponse<unknown>> {
  if (!(response.data instanceof ReadableStream)) return response;
  const isStream = response.status < 400;
  let rest = '';
  for await (const text of textOf(response.data)) {
    if (isStream) onText(text);
    else rest += text;
  }
  return { ...response, data: rest };
}
