import type { LessonFiles } from '#application/client/lessons/ports/lesson-files.ts';
import { fileFormats } from '#domain/lessons/lessons/lesson-part.ts';
import { mapOk } from '#domain/result.ts';
import { lessonFileDownload } from '../../wire/lessons/lessons.ts';
import { refusedLesson } from '../api-failures.ts';
import { overHttp } from '../sender.ts';

/** Lessons as files over HTTP. The service reduces each lesson to the parts that its reader may see. */
export const apiLessonFiles = overHttp<LessonFiles>((send) => ({
  make: async (slug, { part = 'lesson', version, ...options } = {}) => {
    const call = { params: { slug }, query: { part, version }, ...options };
    return mapOk(await send(lessonFileDownload, call, refusedLesson(slug)), (bytes) => ({
      fileName: `${slug}${fileFormats[part].ending}`,
      bytes,
    }));
  },
}));
