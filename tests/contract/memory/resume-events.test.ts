import { InMemoryResumeEvents } from '#adapters/memory/in-memory-resume-events.ts';
import { resumeEventsContract } from '../resume-events.contract.ts';

resumeEventsContract('InMemoryResumeEvents', () => {
  const resumeEvents = new InMemoryResumeEvents();
  return { resumeEvents, wake: (what) => resumeEvents.wake(what) };
});
