import type { Guide } from '../getting-started.ts';

export const usingTheDashboard: Guide = {
  title: 'Using the dashboard',
  lead: 'The dashboard is this web app once you are logged in: your lessons, your profile and, step by step, your classes.',
  sections: [
    {
      id: 'header',
      title: 'The bar at the top',
      text: `
At the top you see who is logged in, your school, and how many days of the trial are left. Your name opens the way to your profile and to *Log out*. On a computer that others use, log out when you leave; every open tab is logged out with it.
`,
    },
    {
      id: 'profile',
      title: 'Your profile',
      text: `
Under [Settings](/settings/profile) you change your name. It changes everywhere at once.
`,
    },
    {
      id: 'classes',
      title: 'Classrooms, students and colleagues',
      text: `
These pages are listed in the settings and are being built. Each says so as long as it is not open. You can teach every lesson without them.
`,
    },
    {
      id: 'eyes',
      title: 'Colours and light',
      text: `
At the foot of every page you choose light or dark colours, or let the page follow your computer. Dark colours are kinder on a projector in a darkened room.
`,
    },
  ],
};
