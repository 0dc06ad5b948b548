import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Upper bounds of durations, in seconds. */
const callBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const jobBuckets = [0.05, 0.25, 1, 5, 15, 60, 300, 900, 3_600];

/** The metrics of a process for Prometheus (REL-4). No label contains an ID, an address or a name of a person. */
export type Metrics = ReturnType<typeof createMetrics>;

/** Creates the metrics that servers and workers have in common: calls, live streams, jobs, event loop, memory. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    calls: new Histogram({
      name: 'blockyard_call_duration_seconds',
      help: 'Time from a request to the end of its reply, without live streams',
      labelNames: ['operation'],
      buckets: callBuckets,
      registers,
    }),
    replies: new Counter({
      name: 'blockyard_replies_total',
      help: 'Replies by operation and HTTP status',
      labelNames: ['operation', 'status'],
      registers,
    }),
    liveStreams: new Gauge({
      name: 'blockyard_live_streams',
      help: 'Open streams of live classes',
      registers,
    }),
    jobs: new Histogram({
      name: 'blockyard_job_duration_seconds',
      help: 'Time of one attempt of a job in this process',
      labelNames: ['kind', 'outcome'],
      buckets: jobBuckets,
      registers,
    }),
  };
}
