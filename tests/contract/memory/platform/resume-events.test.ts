import { InMemoryResumeEvents } from '#adapters/memory/platform/in-memory-resume-events.ts';
import { resumeEventsContract } from '../../platform/resume-events.contract.ts';

resumeEventsContract('InMemoryResumeEvents', () => {
  const resumeEvents = new InMemoryResumeEvents();
  return { resumeEvents, wake: (what) => resumeEvents.wake(what) };
});
