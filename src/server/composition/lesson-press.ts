// What runs in the thread that prints lessons; the build makes a file of its own of it.
import { runPress } from '#adapters/pdfkit/run-press.ts';
import { lessonPaper } from '#ui/messages/en/lesson-paper.ts';

runPress(lessonPaper);
