import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Log } from '#application/ports/log.ts';
import type { Tracing } from './tracing.ts';

const system = { 'db.system.name': 'postgresql' };
const failure = { code: SpanStatusCode.ERROR };

const ignore = (): void => {
  // Ignores the other levels of OpenTelemetry's own log.
};

/** Sends spans to a collector by OTLP over HTTP. `endpoint` is its address without `/v1/traces`. */
export function openTracing({ endpoint, log }: { readonly endpoint: string; readonly log: Log }): Tracing {
  diag.setLogger(
    {
      error: (reason) => log.warn('traces could not be sent', { reason }),
      warn: ignore,
      info: ignore,
      debug: ignore,
      verbose: ignore,
    },
    DiagLogLevel.ERROR,
  );
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'blockyard' }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('blockyard');
  const propagator = new W3CTraceContextPropagator();
  const running = new AsyncLocalStorage<Context>();

  const within = (span: Span, parent: Context) => {
    const own = trace.setSpan(parent, span);
    return { own, run: <T>(work: () => T): T => running.run(own, work) };
  };

  const statementIn = (parent: Context | undefined) => (sql: string) => {
    if (parent === undefined) return ignore;
    const name = /^\w+/.exec(sql)?.[0] ?? 'statement';
    const attributes = { ...system, 'db.query.text': sql };
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent);
    return ({ failed }: { readonly failed: boolean }): void => {
      if (failed) span.setStatus(failure);
      span.end();
    };
  };

  return {
    startCall: (headers) => {
      const parent = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
      const span = tracer.startSpan('call', { kind: SpanKind.SERVER }, parent);
      const { own, run } = within(span, parent);
      const context: { traceparent?: string } = {};
      propagator.inject(own, context, defaultTextMapSetter);
      return {
        run,
        traceparent: context.traceparent ?? '',
        end: ({ name, method, route, status }) => {
          span.updateName(name);
          span.setAttributes({ 'http.request.method': method, 'http.response.status_code': status });
          if (route !== undefined) span.setAttribute('http.route', route);
          if (status >= 500) span.setStatus(failure);
          span.end();
        },
      };
    },
    startJob: (kind) => {
      const span = tracer.startSpan(`job ${kind}`, { kind: SpanKind.CONSUMER }, ROOT_CONTEXT);
      return {
        run: within(span, ROOT_CONTEXT).run,
        end: ({ failed }) => {
          if (failed) span.setStatus(failure);
          span.end();
        },
      };
    },
    database: {
      // Outside a call or a job, statements are not traced, because each statement would begin its own trace.
      statement: (sql) => statementIn(running.getStore())(sql),
      transaction: () => {
        const parent = running.getStore();
        if (parent === undefined) return { statement: () => ignore, end: ignore };
        const span = tracer.startSpan('transaction', { attributes: system }, parent);
        return { statement: statementIn(within(span, parent).own), end: () => span.end() };
      },
    },
    close: () => provider.shutdown(),
  };
}
