import type { Guide } from './getting-started.ts';

export const usingTheDashboard: Guide = {
  title: 'Using the dashboard',
  lead: 'The dashboard is this web app once you are logged in: your lessons, your profile and, step by step, your classes.',
  sections: [
    {
      id: 'overview',
      title: 'Where things are',
      text: 'You need two places: [Lessons](/lessons) to teach from, and [Settings](/settings/profile) for everything about you and your school.',
      figure: {
        src: '/pictures/guides/dashboard.svg',
        width: 640,
        height: 400,
        alt: 'A laptop with the profile page of the dashboard and six numbered places: trial days, account menu, tabs of the settings, form, account facts, and how the page looks.',
        key: [
          '**Days left.** How long your trial still lasts. It turns amber in the last week.',
          '**Your name.** Opens the menu with your profile and *Log out*.',
          '**Tabs.** One for each part of the settings.',
          '**About you.** Your names, school or district, and phone number.',
          '**Account.** Your email and the ways you sign in.',
          '**How it looks.** Colors and text size, on this device.',
        ],
      },
    },
    {
      id: 'profile',
      title: 'Your profile',
      text: `
Under [Settings, Profile](/settings/profile) you change your first and last name. Save, and the bar at the top has the new name at once.

Your email address is the one you sign in with. To change it, open *Change email*: a link goes to the new address, and opening it changes yours.
`,
    },
    {
      id: 'eyes',
      title: 'Colors and text size',
      text: `
At the foot of every page, and in your profile, you choose light or dark colors or let the page follow your computer. Dark is kinder on a projector in a darkened room.

In your profile you also choose the text size. *Larger* helps when a class reads along from the board. Both are saved on this device only, so your own computer stays as it was.
`,
    },
    {
      id: 'leave',
      title: 'On a computer that others use',
      text: `
Log out when you leave. It logs out every open tab of Blockyard in this browser, and the next person finds the login page.

When your session ends while you work, you are asked to log in again and come back to the page where you were.
`,
    },
    {
      id: 'classrooms',
      title: 'Classrooms',
      text: `
A classroom is a class you teach. You find yours under [Settings, Classrooms](/settings/classrooms). To begin, it needs a name and nothing else.

Give it a lesson from the lesson’s own page, with *Assign*: with dates and a note, or hidden until you are ready. After class, note with four choices how far you got with each activity. Co-teachers see the same and can change it too; where two of you change the same thing at once, you are asked which is to stand.

A class keeps the version of a lesson that it was given, so that nothing moves while you teach from it. When there is a newer one, the class says so.
`,
    },
    {
      id: 'students',
      title: 'Students',
      about: 'settings-students',
      text: `
Students are entries in your list, not accounts. They need no email address. Under [Settings, Students](/settings/students) you keep the list of them and how they log in to the app.
`,
    },
    {
      id: 'colleagues',
      title: 'Colleagues',
      about: 'settings-teachers',
      text: `
[Settings, Teachers](/settings/teachers) lists the colleagues of your school. They are invited by email address.
`,
    },
    {
      id: 'license',
      title: 'License',
      about: 'settings-license',
      text: `
Under [Settings, License](/settings/license) you see what covers you and until when. During the trial you need nothing there.
`,
    },
    {
      id: 'app-code',
      title: 'App login code',
      about: 'settings-app-login-code',
      text: `
[App login code](/settings/app-login-code) shows a short code to type into the Blockyard app, so that nobody types a password in front of a class.
`,
    },
  ],
};
