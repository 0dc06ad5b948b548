/** Shown if browser storage is blocked or full (REL-7). */
export const notSaved =
  'This browser does not save anything, so your changes are lost when you close the page.';
