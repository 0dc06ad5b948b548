export const settings = {
  navigation: 'Settings',
  profile: 'Profile',
  license: 'License',
  teachers: 'Teachers',
  school: 'School',
  classrooms: 'Classrooms',
  students: 'Students',
  imports: 'Imports',
  appLoginCode: 'App login code',
  activity: 'Activity',
} as const;
