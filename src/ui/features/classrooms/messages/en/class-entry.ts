/** `/class`, where the square of a student's login card leads a browser instead of the app (ROS-3). */
export const classEntryWords = {
  heading: 'Open your class in the app',
  lead: 'Your card logs you in to the Blockyard app, not to this page.',
  steps: [
    'Open the Blockyard app.',
    'Scan the square on your card, or type the class code.',
    'Tap your name. Then use the pictures, the word or the code on your card.',
  ],
  noApp: 'No app on this device? Ask your teacher.',
  guide: 'For teachers and families: where the app runs',
} as const;
