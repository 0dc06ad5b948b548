/** Said where something is to be kept in the browser and storage is blocked or full (REL-7). */
export const notSaved = 'This browser saves nothing, so this is lost when you close the page.';
