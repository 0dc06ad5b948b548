export const certificateWords = {
  send: 'Send a certificate',
  title: 'Send your exemption certificate',
  file: 'The certificate as a PDF',
  fileHint: 'At most 5 MB. We review it within a few days. Until then, your orders are tax-exempt.',
  submit: 'Send',
  sending: 'Sending…',
  done: 'We have your certificate.',
} as const;
