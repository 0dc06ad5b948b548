const firstLetter = (name = ''): string =>
  String.fromCodePoint(name.trim().codePointAt(0) ?? 0x20)
    .trim()
    .toUpperCase();

/** Initials on a colored block. Decorative, because the name is next to it. */
export const Avatar = ({
  firstName,
  lastName,
  size = 'md',
}: {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly size?: 'md' | 'lg';
}) => (
  <span className="avatar" data-size={size} aria-hidden="true">
    {firstLetter(firstName) + firstLetter(lastName) || 'B'}
  </span>
);
