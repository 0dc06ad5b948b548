/** The script files that each route needs in addition to the entry, by the route's name. The build writes them into `index.html`. */
export type RouteFiles = Readonly<Record<string, readonly string[]>>;

const comment = /<!--route-files (\{.*?\})-->/;

/** Returns the comment in which the build stores the route files. */
export const routeFilesComment = (files: RouteFiles): string => `<!--route-files ${JSON.stringify(files)}-->`;

/** Removes the route files from the built `index.html` and returns them. There are none in development. */
export function takeRouteFiles(template: string): { readonly template: string; readonly files: RouteFiles } {
  const found = comment.exec(template)?.[1];
  return {
    template: template.replace(comment, ''),
    files: found === undefined ? {} : (JSON.parse(found) as RouteFiles),
  };
}

/** Returns the route name of a module. For example, `features/identity/account/settings-profile-page.tsx` belongs to `settings-profile`. */
export const routeNameOf = (file: string): string | null =>
  /src\/ui\/features\/(?:[\w-]+\/)+([\w-]+)-page\.tsx$/.exec(file)?.[1] ?? null;
