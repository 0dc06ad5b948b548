import { InMemoryLessonCatalog } from '#adapters/memory/in-memory-lesson-catalog.ts';
import { aService } from '../../builders/a-service.ts';
import { supported } from '../capability.ts';
import { lessonCatalogContract } from '../lesson-catalog.contract.ts';
import { lessonReader } from '../lesson-reader.ts';

lessonCatalogContract(
  'InMemoryLessonCatalog',
  async () => {
    const behind = aService();
    const reader = lessonReader(behind);
    const catalog = new InMemoryLessonCatalog(behind.app, async () => reader.token());
    return {
      ...reader,
      catalog,
      disconnect: () => {
        catalog.online = false;
      },
      close: async () => undefined,
    };
  },
  { network: supported },
);
