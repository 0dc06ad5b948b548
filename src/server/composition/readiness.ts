import type { CheckReadiness } from '../http/health.ts';

/** Timeout of a ping, in milliseconds. */
const timeoutMs = 2_000;

async function look(ping: () => Promise<void>): Promise<'up' | 'down'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'down'>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, 'down');
  });
  const answered = ping().then(
    () => 'up' as const,
    () => 'down' as const,
  );
  try {
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
  }
}

export function readinessOf(pings: {
  readonly database: () => Promise<void>;
  readonly identity: () => Promise<void>;
}): CheckReadiness {
  return async () => {
    const [database, identity] = await Promise.all([look(pings.database), look(pings.identity)]);
    return { database, identity };
  };
}
