import { InMemoryCsvTables } from '#adapters/memory/platform/in-memory-csv-tables.ts';
import { aSource } from '../../builders/a-source.ts';
import { csvTablesContract } from '../csv-tables.contract.ts';

csvTablesContract('InMemoryCsvTables', () => {
  const tables = new InMemoryCsvTables();
  return {
    tables,
    source: (name, rows) => {
      tables.put(name, rows);
      return aSource(name, new Uint8Array());
    },
    noText: (name) => aSource(name, new Uint8Array()),
  };
});
