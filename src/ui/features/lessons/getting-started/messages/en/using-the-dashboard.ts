import type { Guide } from './getting-started.ts';
import { em, link, p, strong } from '../../../../../messages/write-text.ts';

export const usingTheDashboard: Guide = {
  title: 'Using the dashboard',
  lead: 'The dashboard is this web app after you log in: your lessons, your profile and your classes.',
  sections: [
    {
      id: 'overview',
      title: 'Where things are',
      text: [
        p(
          'You need three places: ',
          link('/lessons', 'Lessons'),
          ' to teach, ',
          link('/settings/classrooms', 'Classes'),
          ' for your students, and the menu with your name for your account.',
        ),
      ],
      figure: {
        src: '/pictures/guides/dashboard.svg',
        width: 640,
        height: 400,
        alt: 'A laptop with the profile page of the dashboard and six numbered places: trial days, account menu, links at the side, form, account facts, and how the page looks.',
        key: [
          [strong('Days left.'), ' The days left in your trial. The number turns amber in the last week.'],
          [strong('Your name.'), ' Opens the menu with your profile and ', em('Log out'), '.'],
          [strong('Links.'), ' The pages about you and your account.'],
          [strong('About you.'), ' Your names, school or district, and phone number.'],
          [strong('Account.'), ' Your email and your ways to log in.'],
          [strong('How it looks.'), ' Colors and text size, on this device.'],
        ],
      },
    },
    {
      id: 'profile',
      title: 'Your profile',
      text: [
        p(
          'Under ',
          link('/settings/profile', 'Profile'),
          ', you can change your first and last name. Choose ',
          em('Save'),
          ', and the new name appears at the top of the page.',
        ),
        p(
          'You log in with your email address. To change it, choose ',
          em('Change email'),
          ', then open the link that we send to the new address.',
        ),
      ],
    },
    {
      id: 'eyes',
      title: 'Colors and text size',
      text: [
        p(
          'At the bottom of every page, and in your profile, you can choose light or dark colors or follow your computer’s setting. Dark colors work better on a projector in a dark room.',
        ),
        p(
          'In your profile, you can also choose the text size. ',
          em('Larger'),
          ' helps when a class reads along from the board. Colors and text size are saved on this device only.',
        ),
      ],
    },
    {
      id: 'leave',
      title: 'On a shared computer',
      text: [
        p('Log out when you leave. That logs out every Blockyard tab in this browser.'),
        p('If your session ends while you work, log in again to return to the page where you were.'),
      ],
    },
    {
      id: 'classrooms',
      title: 'Classes',
      text: [
        p(
          'Your classes are under ',
          link('/settings/classrooms', 'Classes'),
          '. A new class needs only a name.',
        ),
        p(
          'To assign a lesson, open the lesson and choose ',
          em('Assign'),
          '. You can add dates and a note, or hide the lesson until you are ready. After class, record how far the class got with each activity. Co-teachers see the same records and can change them too. If two of you change the same thing at the same time, you choose which version to keep.',
        ),
        p(
          'A class keeps the assigned version of a lesson, so nothing changes while you teach. The class page tells you when there is a newer version.',
        ),
      ],
    },
    {
      id: 'students',
      title: 'Students',
      text: [
        p(
          'Students are entries in your list, not accounts, and need no email address. Open a class, choose ',
          em('Students'),
          ' and paste your class list there. ',
          link('/settings/students', 'Students'),
          ' shows everyone in your classes. Every change can be undone for 7 days.',
        ),
      ],
    },
    {
      id: 'colleagues',
      title: 'Colleagues',
      text: [
        p(
          'The people in your school are under ',
          link('/settings/teachers', 'Staff'),
          '. There, the school’s manager can see who has joined, and change roles and schools.',
        ),
      ],
    },
    {
      id: 'license',
      title: 'License',
      text: [
        p(
          link('/settings/license', 'License'),
          ' shows your plan, its last day, how many seats your school has, and who can renew.',
        ),
      ],
    },
    {
      id: 'app-code',
      title: 'App login code',
      text: [
        p(
          em('App login code'),
          ' in the menu with your name shows a short code for apps and tools that use your account, so that no one types a password in front of a class.',
        ),
      ],
    },
  ],
};
