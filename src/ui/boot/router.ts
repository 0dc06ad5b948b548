/** The router, the second step of `main.ts`. Only what the app uses is named: a package that is imported whole is sent whole. */
export { createBrowserRouter } from 'react-router';
export { RouterProvider } from 'react-router/dom';
