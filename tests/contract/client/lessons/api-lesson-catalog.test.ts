import { apiLessonCatalog } from '#adapters/api/lessons/api-lesson-catalog.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { aService } from '../../../builders/a-service.ts';
import { supported } from '../../identity/capability.ts';
import { lessonCatalogContract } from '../../lessons/lesson-catalog.contract.ts';
import { lessonReader } from '../../lessons/lesson-reader.ts';
import { overTheWire } from '../over-the-wire.ts';

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
