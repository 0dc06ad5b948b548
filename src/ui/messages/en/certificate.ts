/** The words of sending an exemption certificate. */
export const certificateWords = {
  send: 'Send a certificate',
  title: 'Send your exemption certificate',
  file: 'The certificate as a PDF',
  fileHint: 'At most 5 MB. We look at it within a few days; until then you order as exempt.',
  submit: 'Send',
  sending: 'Sending…',
  done: 'We have your certificate.',
} as const;
