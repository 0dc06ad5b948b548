/** No lesson that can be read now has this slug (LES-1), or not in the version that was asked for. */
export type LessonNotFound = { readonly kind: 'lesson/not-found'; readonly slug: string };
