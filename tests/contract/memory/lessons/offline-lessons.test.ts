import { InMemoryOfflineLessons, noCopies } from '#adapters/memory/lessons/in-memory-offline-lessons.ts';
import { offlineLessonsContract } from '../../lessons/offline-lessons.contract.ts';

offlineLessonsContract('InMemoryOfflineLessons', () => {
  const browser = noCopies();
  return {
    openPage: () => new InMemoryOfflineLessons(browser),
    refuse: (why) => {
      browser.refuses = why;
    },
  };
});
