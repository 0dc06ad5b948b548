// The thread that creates printable and editable files. The build bundles it separately.
import { officePictures } from '#adapters/office/office-pictures.ts';
import { writeSheet } from '#adapters/office/write-sheet.ts';
import { writeSlides } from '#adapters/office/write-slides.ts';
import { drawTaxForm } from '#adapters/pdfkit/document/draw-tax-form.ts';
import { drawCase } from '#adapters/pdfkit/document/draw-case.ts';
import { drawDocument } from '#adapters/pdfkit/document/draw-document.ts';
import { drawLogins } from '#adapters/pdfkit/login/draw-logins.ts';
import { heldOfStudents } from '#adapters/postgres/personal-data/held-of-students.ts';
import { pictureFiles } from '#adapters/pdfkit/picture-files.ts';
import { printRecord } from '#adapters/pdfkit/record/print-record.ts';
import { drawLesson } from '#adapters/pdfkit/draw-lesson.ts';
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
      lesson: (lesson, paper) => drawLesson(lesson, paper, pdf),
      printables: (lesson, paper) => printPrintables(lesson, paper, pdf),
      slides: (lesson) => writeSlides(lesson, office),
      sheet: (lesson, paper) => writeSheet(lesson, paper, office),
    },
    year: (plan, paper) => printYear(plan, paper, { words: yearPaper, publicUrl }),
    logins: (sheet) => drawLogins(sheet, loginPaper),
    document: (sheet, seller) => drawDocument(sheet, seller, documentPaper),
    case: (sheet) => drawCase(sheet, casePaper),
    taxForm: (sheet, seller) => drawTaxForm(sheet, seller, taxFormPaper),
    record: (record) => printRecord(record, recordPaper(heldOfStudents)),
  };
});
