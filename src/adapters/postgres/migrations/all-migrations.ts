import type { Migration } from 'kysely/migration';
import { up as accountsAndLessons } from './0001-accounts-and-lessons.ts';
import { up as identity } from './0002-identity.ts';
import { up as classrooms } from './0003-classrooms.ts';
import { up as signInMails } from './0004-sign-in-mails.ts';
import { up as earlyPasswords } from './0005-early-passwords.ts';
import { up as callersApart } from './0006-callers-apart.ts';
import { up as auditLog } from './0007-audit-log.ts';
import { up as jobs } from './0008-jobs.ts';
import { up as classroomsOfOrganizations } from './0009-classrooms-of-organizations.ts';
import { up as classroomsByName } from './0010-classrooms-by-name.ts';
import { up as changes } from './0011-changes.ts';
import { up as organizations } from './0012-organizations.ts';
import { up as auditMonths } from './0013-audit-months.ts';
import { up as personalExports } from './0013-personal-exports.ts';
import { up as devices } from './0014-devices.ts';
import { up as detailsOfPeople } from './0015-details-of-people.ts';
import { up as whatPeopleAgreeTo } from './0015-what-people-agree-to.ts';
import { up as invitations } from './0016-invitations.ts';
import { up as members } from './0017-members.ts';
import { up as viewAs } from './0019-view-as.ts';
import { up as peopleDirectory } from './0021-people-directory.ts';
import { up as organizationSettings } from './0022-organization-settings.ts';
import { up as sessions } from './0024-sessions.ts';
import { up as substitutePasses } from './0025-substitute-passes.ts';
import { up as domainsAndJoining } from './0026-domains-and-joining.ts';
import { up as signInRules } from './0027-sign-in-rules.ts';
import { up as workspacesAskToMove } from './0028-workspaces-ask-to-move.ts';
import { up as searchInOrder } from './0029-search-in-order.ts';
import { up as schoolOfMembers } from './0030-school-of-members.ts';
import { up as students } from './0032-students.ts';
import { up as fieldsOfStudents } from './0033-fields-of-students.ts';
import { up as usualLogins } from './0034-usual-logins.ts';
import { up as joinCodesAndTerms } from './0035-join-codes-and-terms.ts';
import { up as imports } from './0037-imports.ts';
import { up as grantsOfOrganizations } from './0038-grants-of-organizations.ts';
import { up as ledger } from './0039-ledger.ts';
import { up as seatsByPerson } from './0040-seats-by-person.ts';
import { up as studentLogins } from './0041-student-logins.ts';
import { up as studentEntry } from './0042-student-entry.ts';
import { up as balancesFromOneIndex } from './0044-balances-from-one-index.ts';
import { up as orders } from './0045-orders.ts';
import { up as notices } from './0046-notices.ts';
import { up as billingDocuments } from './0048-billing-documents.ts';
import { up as yearRollover } from './0050-year-rollover.ts';
import { up as copiesByStatement } from './0051-copies-by-statement.ts';
import { up as plansOfStudents } from './0052-plans-of-students.ts';
import { up as lessonReports } from './0054-lesson-reports.ts';
import { up as gramsOfPeople } from './0055-grams-of-people.ts';
import { up as studentRecords } from './0058-student-records.ts';
import { up as classroomHistory } from './0060-classroom-history.ts';
import { up as ordersSearched } from './0062-orders-searched.ts';
import { up as trialRequests } from './0065-trial-requests.ts';
import { up as pairs } from './0067-pairs.ts';
import { up as quotesPaidByCard } from './0068-quotes-paid-by-card.ts';
import { up as termsOfClassrooms } from './0072-terms-of-classrooms.ts';
import { up as ordersWithoutAnAccount } from './0080-orders-without-an-account.ts';
import { up as billingFiles } from './0085-billing-files.ts';
import { up as archivedKeptDays } from './0141-archived-kept-days.ts';
import { up as collectedSeats } from './0146-collected-seats.ts';
import { up as membersOfAllTimes } from './0150-members-of-all-times.ts';
import { up as postalAddresses } from './0153-postal-addresses.ts';
import { up as marksOfClassrooms } from './0154-marks-of-classrooms.ts';
import { up as foldedMarks } from './0160-folded-marks.ts';
import { up as currentStays } from './0161-current-stays.ts';
import { up as erasedStudents } from './0162-erased-students.ts';
import { up as buyersOfOrders } from './0170-buyers-of-orders.ts';
import { up as endedTrials } from './0171-ended-trials.ts';
import { up as naturalOrder } from './0180-natural-order.ts';
import { up as classWork } from './0190-class-work.ts';
import { up as runningClasses } from './0200-running-classes.ts';
import { up as studentMarks } from './0210-student-marks.ts';
import { up as exitAnswers } from './0211-exit-answers.ts';
import { up as addersOfTeachers } from './0220-adders-of-teachers.ts';
import { up as doneOfMergedStudents } from './0240-done-of-merged-students.ts';
import { up as rehearsals } from './0250-rehearsals.ts';
import { up as directoryInNaturalOrder } from './0251-directory-in-natural-order.ts';
import { up as statesOfStudents } from './0252-states-of-students.ts';
import { up as countsOfStudents } from './0142-counts-of-students.ts';
import { up as countsByGrade } from './0143-counts-by-grade.ts';
import { up as autoRenewals } from './0122-auto-renewals.ts';
import { up as changesOfASet } from './0134-changes-of-a-set.ts';
import { up as copiesInStudents } from './0133-copies-in-students.ts';
import { up as loginFiles } from './0130-login-files.ts';
import { up as noticesOfGuests } from './0137-notices-of-guests.ts';
import { up as discountCodes } from './0086-discount-codes.ts';
import { up as reconciliations } from './0090-reconciliations.ts';
import { up as activationCodes } from './0091-activation-codes.ts';
import { up as sourcesOfClassrooms } from './0100-sources-of-classrooms.ts';
import { up as lastNames } from './0108-last-names.ts';
import { up as lastLoginOfStudents } from './0118-last-login-of-students.ts';
import { up as longArchivedStudents } from './0119-long-archived-students.ts';
import { up as teachingsInRosters } from './0114-teachings-in-rosters.ts';

/** Every migration by name, in order of name. A released one never changes; the next number is the next change. */
export const allMigrations: Readonly<Record<string, Migration>> = {
  '0001-accounts-and-lessons': { up: accountsAndLessons },
  '0002-identity': { up: identity },
  '0003-classrooms': { up: classrooms },
  '0004-sign-in-mails': { up: signInMails },
  '0005-early-passwords': { up: earlyPasswords },
  '0006-callers-apart': { up: callersApart },
  '0007-audit-log': { up: auditLog },
  '0008-jobs': { up: jobs },
  '0009-classrooms-of-organizations': { up: classroomsOfOrganizations },
  '0010-classrooms-by-name': { up: classroomsByName },
  '0011-changes': { up: changes },
  '0012-organizations': { up: organizations },
  '0013-audit-months': { up: auditMonths },
  '0013-personal-exports': { up: personalExports },
  '0014-devices': { up: devices },
  '0015-details-of-people': { up: detailsOfPeople },
  '0015-what-people-agree-to': { up: whatPeopleAgreeTo },
  '0016-invitations': { up: invitations },
  '0017-members': { up: members },
  '0019-view-as': { up: viewAs },
  '0021-people-directory': { up: peopleDirectory },
  '0022-organization-settings': { up: organizationSettings },
  '0024-sessions': { up: sessions },
  '0025-substitute-passes': { up: substitutePasses },
  '0026-domains-and-joining': { up: domainsAndJoining },
  '0027-sign-in-rules': { up: signInRules },
  '0028-workspaces-ask-to-move': { up: workspacesAskToMove },
  '0029-search-in-order': { up: searchInOrder },
  '0030-school-of-members': { up: schoolOfMembers },
  '0032-students': { up: students },
  '0033-fields-of-students': { up: fieldsOfStudents },
  '0034-usual-logins': { up: usualLogins },
  '0035-join-codes-and-terms': { up: joinCodesAndTerms },
  '0037-imports': { up: imports },
  '0038-grants-of-organizations': { up: grantsOfOrganizations },
  '0039-ledger': { up: ledger },
  '0040-seats-by-person': { up: seatsByPerson },
  '0041-student-logins': { up: studentLogins },
  '0042-student-entry': { up: studentEntry },
  '0044-balances-from-one-index': { up: balancesFromOneIndex },
  '0045-orders': { up: orders },
  '0046-notices': { up: notices },
  '0048-billing-documents': { up: billingDocuments },
  '0050-year-rollover': { up: yearRollover },
  '0051-copies-by-statement': { up: copiesByStatement },
  '0052-plans-of-students': { up: plansOfStudents },
  '0054-lesson-reports': { up: lessonReports },
  '0055-grams-of-people': { up: gramsOfPeople },
  '0058-student-records': { up: studentRecords },
  '0060-classroom-history': { up: classroomHistory },
  '0062-orders-searched': { up: ordersSearched },
  '0065-trial-requests': { up: trialRequests },
  '0067-pairs': { up: pairs },
  '0068-quotes-paid-by-card': { up: quotesPaidByCard },
  '0072-terms-of-classrooms': { up: termsOfClassrooms },
  '0080-orders-without-an-account': { up: ordersWithoutAnAccount },
  '0085-billing-files': { up: billingFiles },
  '0086-discount-codes': { up: discountCodes },
  '0090-reconciliations': { up: reconciliations },
  '0091-activation-codes': { up: activationCodes },
  '0100-sources-of-classrooms': { up: sourcesOfClassrooms },
  '0108-last-names': { up: lastNames },
  '0114-teachings-in-rosters': { up: teachingsInRosters },
  '0118-last-login-of-students': { up: lastLoginOfStudents },
  '0119-long-archived-students': { up: longArchivedStudents },
  '0122-auto-renewals': { up: autoRenewals },
  '0130-login-files': { up: loginFiles },
  '0133-copies-in-students': { up: copiesInStudents },
  '0134-changes-of-a-set': { up: changesOfASet },
  '0137-notices-of-guests': { up: noticesOfGuests },
  '0141-archived-kept-days': { up: archivedKeptDays },
  '0142-counts-of-students': { up: countsOfStudents },
  '0143-counts-by-grade': { up: countsByGrade },
  '0146-collected-seats': { up: collectedSeats },
  '0150-members-of-all-times': { up: membersOfAllTimes },
  '0153-postal-addresses': { up: postalAddresses },
  '0154-marks-of-classrooms': { up: marksOfClassrooms },
  '0160-folded-marks': { up: foldedMarks },
  '0161-current-stays': { up: currentStays },
  '0162-erased-students': { up: erasedStudents },
  '0170-buyers-of-orders': { up: buyersOfOrders },
  '0171-ended-trials': { up: endedTrials },
  '0180-natural-order': { up: naturalOrder },
  '0190-class-work': { up: classWork },
  '0200-running-classes': { up: runningClasses },
  '0210-student-marks': { up: studentMarks },
  '0211-exit-answers': { up: exitAnswers },
  '0220-adders-of-teachers': { up: addersOfTeachers },
  '0240-done-of-merged-students': { up: doneOfMergedStudents },
  '0250-rehearsals': { up: rehearsals },
  '0251-directory-in-natural-order': { up: directoryInNaturalOrder },
  '0252-states-of-students': { up: statesOfStudents },
};
