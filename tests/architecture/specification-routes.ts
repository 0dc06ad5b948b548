/** The table of Spec §2, word for word. */
export const specifiedRoutes = `
| /404 | not shown | not-found page |
| / | not shown | redirects to /lessons; home layout |
| /login | public; the login page | a signed-in user is forwarded to / |
| /users | not shown | default layout; content not shown |
| /lessons | public | list of lessons; child /lessons/{slug} is the public lesson detail |
| /signup | public | if a signed-in user is stored locally, redirects to /lessons |
| /signup/complete | public | redirects to /lessons if the user is signed in or the path is not /signup |
| /signup/social-complete | public | redirects to /lessons unless coming from /signup or /complete-onboarding |
| /complete-onboarding | sign-in required | onboarding step |
| /checkout/renew, /checkout/purchase, /checkout/return/{type} | not shown | checkout pages |
| /self-service/purchase | public | not shown |
| /self-service/return | public | self-service layout |
| /settings | not shown | redirects to /settings/profile |
| /settings/profile, /settings/license, /settings/app-login-code | sign-in required | |
| /settings/students, /settings/students/new, /settings/students/{studentId} | not shown | |
| /settings/teachers, /settings/teachers/new, /settings/teachers/{teacherId} | not shown | |
| /settings/classrooms, /settings/classrooms/new, /settings/classrooms/{classroomId} | not shown | |
| /settings/subscription, /settings/classroom-code | declared with no real page | |
| /getting-started | public | redirects to /getting-started/welcome |
| /getting-started/faqs, welcome, using-the-lessons, connecting-the-dock, using-the-dashboard, using-the-mobile-app, {product}-universe | public | informational pages; content not shown |
`;

/** Routes of our own, by NAV-1, as lines of the same table. */
export const ownRoutes = `
| /settings/activity | sign-in required | |
| /invitations, /invitations/{token} | public | |
| /settings/school | sign-in required | |
| /settings/classrooms/{classroomId}/pairs/{assignmentId} | sign-in required | |
| /settings/imports, /settings/imports/new, /settings/imports/{importId} | sign-in required | |
| /settings/rollover, /settings/rollover/{importId} | sign-in required | |
| /notices/stop/{key} | public | |
| /pass | public | |
| /class | public | |
| /records/{code} | public | |
| /lessons/reports | sign-in required | |
| /users/orders, /users/orders/{orderId} | sign-in required | |
| /users/codes | sign-in required | |
`;
