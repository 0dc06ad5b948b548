import { ApiLessonCatalogue } from '#adapters/api/api-lesson-catalogue.ts';
import { InMemoryLog } from '#adapters/memory/in-memory-log.ts';
import { aService } from '../../builders/a-service.ts';
import { supported } from '../capability.ts';
import { lessonCatalogueContract } from '../lesson-catalogue.contract.ts';
import { toldReader } from '../told-reader.ts';
import { overTheWire } from './over-the-wire.ts';

lessonCatalogueContract(
  'ApiLessonCatalogue, over a real socket to the real server on memory',
  async () => {
    const behind = aService();
    const reader = toldReader(behind);
    const wire = await overTheWire(behind, reader.token);
    return { ...reader, ...wire, catalogue: new ApiLessonCatalogue(wire.http, new InMemoryLog()) };
  },
  { network: supported },
);
