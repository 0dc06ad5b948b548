/** Said where something is to be kept in the browser and storage is blocked or full (REL-7). */
export const notKept = 'This browser keeps nothing: it is gone when the page is closed.';
