const LogoMark = () => (
  <svg className="logo-mark" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
    <path
      fill="var(--by-colors-coral)"
      d="M9 6h7l3 5h9l3-5h5.5a12.5 12.5 0 0 1 0 25H31l-3 5h-9l-3-5H9a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3z"
    />
    <path
      fill="var(--by-colors-harbor)"
      d="M9 34h5.2l3 5h12.6l3-5H45a12 12 0 0 1 0 24H9a3 3 0 0 1-3-3V37a3 3 0 0 1 3-3z"
    />
  </svg>
);

export const Logo = () => (
  <span className="logo">
    <LogoMark />
    <span className="logo-name">Blockyard</span>
  </span>
);
