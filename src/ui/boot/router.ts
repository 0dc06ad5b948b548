/** The router, which `main.ts` loads second. Exports only what the app uses, because importing the whole package would ship all of it. */
export { createBrowserRouter } from 'react-router';
export { RouterProvider } from 'react-router/dom';
