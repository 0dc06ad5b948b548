// The thread that creates printable and editable files; the build bundles it separately.
import { officePictures } from '#adapters/office/office-pictures.ts';
import { writeSheet } from '#adapters/office/write-sheet.ts';
import { writeSlides } from '#adapters/office/write-slides.ts';
import { printTaxForm } from '#adapters/pdfkit/document/print-tax-form.ts';
import { printCase } from '#adapters/pdfkit/document/print-case.ts';
import { printDocument } from '#adapters/pdfkit/document/print-document.ts';
import { printLogins } from '#adapters/pdfkit/login/print-logins.ts';
import { heldOfStudents } from '#adapters/postgres/personal-data/held-of-students.ts';
import { pictureFiles } from '#adapters/pdfkit/picture-files.ts';
import { printRecord } from '#adapters/pdfkit/record/print-record.ts';
import { printLesson } from '#adapters/pdfkit/print-lesson.ts';
import { printPrintables } from '#adapters/pdfkit/print-printables.ts';
import { printYear } from '#adapters/pdfkit/print-year.ts';
import { runPdfWorker } from '#adapters/pdfkit/run-pdf-worker.ts';
import { documentPaper } from '#ui/features/billing/checkout/messages/en/document-paper.ts';
import { recordPaper } from '#ui/features/classrooms/classrooms/messages/en/record-paper.ts';
import { loginPaper } from '#ui/features/classrooms/classrooms/messages/en/login-paper.ts';
import { taxFormPaper } from '#ui/features/billing/checkout/messages/en/tax-form.ts';
import { casePaper } from '#ui/features/billing/license/messages/en/case-paper.ts';
import { lessonFileWords, yearPaper } from '#ui/features/lessons/lessons/messages/en/lesson-file-words.ts';

runPdfWorker(({ picturesDir, publicUrl }) => {
  const pdf = { words: lessonFileWords, publicUrl, readPicture: pictureFiles(picturesDir) };
  const office = { words: lessonFileWords, readPicture: officePictures(picturesDir) };
  return {
    lesson: {
      lesson: (lesson, paper) => printLesson(lesson, paper, pdf),
      printables: (lesson, paper) => printPrintables(lesson, paper, pdf),
      slides: (lesson) => writeSlides(lesson, office),
      sheet: (lesson, paper) => writeSheet(lesson, paper, office),
    },
    year: (plan, paper) => printYear(plan, paper, { words: yearPaper, publicUrl }),
    logins: (sheet) => printLogins(sheet, loginPaper),
    document: (sheet, seller) => printDocument(sheet, seller, documentPaper),
    case: (sheet) => printCase(sheet, casePaper),
    taxForm: (sheet, seller) => printTaxForm(sheet, seller, taxFormPaper),
    record: (record) => printRecord(record, recordPaper(heldOfStudents)),
  };
});
