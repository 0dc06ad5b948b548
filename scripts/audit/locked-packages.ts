export type LockFile = {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly name?: string;
        readonly version?: string;
        readonly resolved?: string;
        readonly integrity?: string;
        readonly license?: string;
      }
    >
  >;
};

export type LockedPackage = {
  readonly name: string;
  readonly version: string;
  /** The license in SPDX terms, or null if the package does not state one. */
  readonly license: string | null;
  /** The URL of the package's archive, or null for npm's default registry. */
  readonly resolved: string | null;
  readonly integrity: string | null;
};

/** The bad versions of each package. An empty list means all versions. */
export type KnownVulnerable = Readonly<Record<string, readonly string[]>>;

export type Policy = {
  readonly licenses: readonly string[];
  /** Packages with a license that is not in `licenses`, or without one. Each has its license and the reason why it is allowed. */
  readonly otherLicenses: readonly {
    /** A package name. A trailing star matches any ending. */
    readonly name: string;
    readonly license: string | null;
    readonly reason: string;
  }[];
  /** Listed versions that are allowed until a date. */
  readonly exceptions: readonly {
    /** For example, `ms@2.1.3`. */
    readonly version: string;
    readonly reason: string;
    /** The last day of the exception, for example `2027-03-31`. */
    readonly until: string;
  }[];
};

const registry = 'https://registry.npmjs.org/';
const folder = 'node_modules/';

export const packagesIn = ({ packages }: LockFile): readonly LockedPackage[] =>
  Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, { name, version, license, resolved, integrity }]) => ({
      name: name ?? place.slice(place.lastIndexOf(folder) + folder.length),
      version: version ?? '',
      license: license ?? null,
      resolved: resolved ?? null,
      integrity: integrity ?? null,
    }));

const matches = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

const idOf = ({ name, version }: LockedPackage): string => `${name}@${version}`;

const originProblems = (one: LockedPackage): readonly string[] => [
  ...(one.resolved === null || one.resolved.startsWith(registry)
    ? []
    : [`${idOf(one)} comes from ${one.resolved}. Install it from ${registry}.`]),
  ...(one.integrity === null
    ? [`${idOf(one)} has no checksum. Remove it, and install it from ${registry}.`]
    : []),
];

function licenseProblems(one: LockedPackage, { licenses, otherLicenses }: Policy): readonly string[] {
  const { name, license } = one;
  const isAllowed =
    (license !== null && licenses.includes(license)) ||
    otherLicenses.some((other) => other.license === license && matches(other.name, name));
  const problem = license === null ? 'states no license' : `has the license ${license}`;
  return isAllowed ? [] : [`${idOf(one)} ${problem}. Replace it, or add it to otherLicenses.`];
}

const isBad = ({ name, version }: LockedPackage, knownBad: KnownVulnerable): boolean => {
  const versions = Object.hasOwn(knownBad, name) ? knownBad[name] : undefined;
  return versions !== undefined && (versions.length === 0 || versions.includes(version));
};

function badVersionProblems(
  bad: ReadonlySet<string>,
  exceptions: Policy['exceptions'],
  today: string,
): readonly string[] {
  const until = new Map(exceptions.map((exception) => [exception.version, exception.until]));
  const problemOf = (id: string): readonly string[] => {
    const last = until.get(id);
    if (last === undefined)
      return [
        `${id} is vulnerable or malicious. Update it, or add an exception with a reason and a last day.`,
      ];
    return last < today
      ? [`The exception for ${id} ended on ${last}. Update it, or state why it can stay.`]
      : [];
  };
  return [
    ...[...bad].flatMap(problemOf),
    ...exceptions
      .filter(({ version }) => !bad.has(version))
      .map(({ version }) => `The exception for ${version} is not needed. Remove it.`),
  ];
}

/** Returns the violations of the policy on the day `today` (format `2027-03-31`), one sentence each. */
export function problemsIn(
  packages: readonly LockedPackage[],
  {
    knownBad,
    policy,
    today,
  }: { readonly knownBad: KnownVulnerable; readonly policy: Policy; readonly today: string },
): readonly string[] {
  const bad = new Set(packages.filter((one) => isBad(one, knownBad)).map(idOf));
  return [
    ...new Set(packages.flatMap((one) => [...originProblems(one), ...licenseProblems(one, policy)])),
    ...badVersionProblems(bad, policy.exceptions, today),
  ];
}
