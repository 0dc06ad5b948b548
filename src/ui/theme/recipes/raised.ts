/** A panel above the page: a dialog, a menu or a calendar. It can get the focus, but has no outline. */
export const raised = {
  color: 'text',
  bg: 'surface',
  border: '1px solid',
  borderColor: 'line',
  borderRadius: 'card',
  boxShadow: 'soft',
  '&:focus': { outline: 'none' },
} as const;
