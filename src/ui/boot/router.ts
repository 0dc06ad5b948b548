/** The router, which `main.ts` loads second. Re-exports only what the app uses, because an import of the whole package would load all of it. */
export { createBrowserRouter } from 'react-router';
export { RouterProvider } from 'react-router/dom';
