/** The tabs of the settings. */
export const settings = {
  navigation: 'Settings',
  profile: 'Profile',
  license: 'License',
  teachers: 'Teachers',
  classrooms: 'Classrooms',
  students: 'Students',
  appLoginCode: 'App login code',
} as const;
