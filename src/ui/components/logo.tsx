/** The mark: two blocks locked by the notch, together a B. Colours come from the theme. */
export const LogoMark = () => (
  <svg className="logo-mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <path
      className="logo-base"
      d="M5 16.5h3.2c.6 0 1 .3 1.3.8l.9 1.6c.3.5.7.8 1.3.8h3.6c.6 0 1-.3 1.3-.8l.9-1.6c.3-.5.7-.8 1.3-.8h3.7a6.5 6.5 0 0 1 0 13H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2z"
    />
    <path
      className="logo-top"
      d="M5 2.5h3.2c.6 0 1 .3 1.3.8l.9 1.6c.3.5.7.8 1.3.8h3.6c.6 0 1-.3 1.3-.8l.9-1.6c.3-.5.7-.8 1.3-.8h1.2a6 6 0 0 1 0 12h-1.2c-.6 0-1 .3-1.3.8l-.9 1.6c-.3.5-.7.8-1.3.8h-3.6c-.6 0-1-.3-1.3-.8l-.9-1.6c-.3-.5-.7-.8-1.3-.8H5a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2z"
    />
  </svg>
);

/** Mark and name. Inside a link, the link's own label names it. */
export const Logo = () => (
  <span className="logo">
    <LogoMark />
    Blockyard
  </span>
);
