import { SequentialIds } from '#adapters/memory/platform/sequential-ids.ts';
import { idsContract } from '../../platform/ids.contract.ts';

idsContract('SequentialIds', () => new SequentialIds());
