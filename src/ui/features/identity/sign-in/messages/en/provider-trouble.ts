export const providerTrouble = {
  withoutWindow: 'Continue without a window',
  closed: 'The login window was closed too early. Try again when you are ready.',
  canceled: 'Another login window was opened. Finish in that window, or try again.',
  stillClosed: 'Does the window close right away? This works without a window:',
  refused: (provider: string) =>
    `${provider} did not confirm that it is you. Try again, or log in with a link by email.`,
  blocked: 'Your browser blocked the login window. You can continue in this window instead.',
  allow: (site: string, provider: string) =>
    `Is this a school device? Its administrator can allow pop-ups for ${site} and the address ${provider}.`,
  ofProvider: 'of your school’s login',
} as const;
