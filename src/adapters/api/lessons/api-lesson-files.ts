import type { Http } from '#application/client/platform/ports/http.ts';
import type { LessonFiles } from '#application/client/lessons/ports/lesson-files.ts';
import type { Log } from '#application/ports/log.ts';
import { fileFormats } from '#domain/lessons/lessons/lesson-part.ts';
import { mapOk } from '#domain/result.ts';
import { downloadLesson } from '../../wire/lessons/lessons.ts';
import { refusedLesson } from '../api-failures.ts';
import { sender } from '../sender.ts';

/** Lessons as files over HTTP. The service reduces each lesson to the parts that its reader may see. */
export function apiLessonFiles(http: Http, log: Log): LessonFiles {
  const send = sender(http, log);
  return {
    make: async (slug, { part = 'lesson', version, ...options } = {}) => {
      const call = { params: { slug }, query: { part, version }, ...options };
      return mapOk(await send(downloadLesson, call, refusedLesson(slug)), (bytes) => ({
        fileName: `${slug}${fileFormats[part].ending}`,
        bytes,
      }));
    },
  };
}
