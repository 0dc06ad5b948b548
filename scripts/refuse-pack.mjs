// Refuses `npm pack` in the project's folder, which contains the app. The package for other hosts is built in dist/package.
process.stderr.write(
  'This folder is not a package. Build the package for other hosts with `npm run build`, then pack it with `npm pack ./dist/package`.\n',
);
process.exit(1);
