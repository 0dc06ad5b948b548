import fc from 'fast-check';

/** Each property checks the same cases in every `npm test`, twice as many as fast-check's default. `npm run fuzz` sets `PROPERTY_SEED` to try new cases. */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_128), numRuns: 200 });
