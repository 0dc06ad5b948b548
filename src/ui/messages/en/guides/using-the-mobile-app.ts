import type { Guide } from '../getting-started.ts';

export const usingTheMobileApp: Guide = {
  title: 'Using the mobile app',
  lead: 'The Blockyard app is where students put blocks together, on a computer or a tablet. You need it from the second unit on.',
  sections: [
    {
      id: 'what-for',
      title: 'What it is for',
      text: `
Students drag blocks into a stack and run it. The app sends the program to the Dock, or to the **Dock on the screen**, which has the same lights, tones and distance sensor. So a class can program with few Docks, or with none.
`,
    },
    {
      id: 'by-hand-or-keyboard',
      title: 'Moving blocks',
      text: `
Blocks are moved by finger, by mouse or with the keyboard: *Enter* picks a block up, the arrow keys move it, *Enter* puts it down. The slider of the Dock on the screen moves with the arrow keys too.
`,
    },
    {
      id: 'log-in',
      title: 'Logging in',
      text: `
Your account is the same as here. [App login code](/settings/app-login-code) will show a short code to type into the app, so that nobody types a password in front of a class. It is not open yet; the page says when it is.

Students need no email address and no account of their own.
`,
    },
  ],
};
