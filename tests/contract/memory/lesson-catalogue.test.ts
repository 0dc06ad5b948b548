import { InMemoryLessonCatalogue } from '#adapters/memory/in-memory-lesson-catalogue.ts';
import { aService } from '../../builders/a-service.ts';
import { supported } from '../capability.ts';
import { lessonCatalogueContract } from '../lesson-catalogue.contract.ts';
import { toldReader } from '../told-reader.ts';

lessonCatalogueContract(
  'InMemoryLessonCatalogue',
  async () => {
    const behind = aService();
    const reader = toldReader(behind);
    const catalogue = new InMemoryLessonCatalogue(behind.app, async () => reader.token());
    return {
      ...reader,
      catalogue,
      disconnect: () => {
        catalogue.online = false;
      },
      close: async () => undefined,
    };
  },
  { network: supported },
);
