import { apiLessonCatalog } from '#adapters/api/api-lesson-catalog.ts';
import { InMemoryLog } from '#adapters/memory/in-memory-log.ts';
import { aService } from '../../builders/a-service.ts';
import { supported } from '../capability.ts';
import { lessonCatalogContract } from '../lesson-catalog.contract.ts';
import { lessonReader } from '../lesson-reader.ts';
import { overTheWire } from './over-the-wire.ts';

lessonCatalogContract(
  'apiLessonCatalog, over a real socket to the real server on memory',
  async () => {
    const behind = aService();
    const reader = lessonReader(behind);
    const wire = await overTheWire(behind, reader.token);
    return { ...reader, ...wire, catalog: apiLessonCatalog(wire.http, new InMemoryLog()) };
  },
  { network: supported },
);
