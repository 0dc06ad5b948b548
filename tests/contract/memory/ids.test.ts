import { SequentialIds } from '#adapters/memory/sequential-ids.ts';
import { idsContract } from '../ids.contract.ts';

idsContract('SequentialIds', () => new SequentialIds());
