import type { ReadOptions } from '#domain/cancellation.ts';
import type { Result } from '#domain/result.ts';
import type { CardsWanted, ClassLoginCards, LoginCard, LoginStanding } from '#domain/students/login-card.ts';
import type { LoginQuestion, LoginRefused } from '#domain/students/login-refusals.ts';
import type { CardCounts, CardsOf, LoginFileWanted, StoredLoginFile } from '#domain/students/login-file.ts';
import type { LoginKind } from '#domain/students/login-secret.ts';
import type { PrintWanted } from '#domain/students/login-sheet.ts';
import type { ServiceFailure } from './service-failure.ts';

type Answer<T, Question extends LoginQuestion> = Promise<Result<T, LoginRefused<Question> | ServiceFailure>>;

/** A student, of a classroom that they are in today. */
export type StudentOfClassroom = { readonly classroomId: string; readonly studentId: string };

/** What the students of the signed-in user's classrooms log in with (ROS-3, ROS-8). Each showing of a secret is recorded. */
export interface StudentLoginService {
  /** How the students of a class stand with logging in, without names and secrets: may be asked every few seconds. */
  standings(classroomId: string, options?: ReadOptions): Answer<readonly LoginStanding[], 'cards'>;
  /** What students log in with; who has nothing yet gets it. */
  cards(classroomId: string, wanted: CardsWanted): Answer<ClassLoginCards, 'cards'>;
  /** The same as a file: a PDF to print, or CSV. */
  print(classroomId: string, wanted: PrintWanted): Answer<Uint8Array<ArrayBuffer>, 'cards'>;
  /** How many cards a file of several classes would hold now. */
  countCards(whose: CardsOf): Answer<CardCounts, 'count'>;
  /** Orders such a file; answers the id of the job that makes it, which is the file's, too. */
  orderFile(whose: CardsOf, wanted: LoginFileWanted): Answer<CardCounts & { readonly id: string }, 'order'>;
  /** The files that can be downloaded, newest first. */
  files(options?: ReadOptions): Promise<Result<readonly StoredLoginFile[], ServiceFailure>>;
  /** The file of one, for 24 hours. */
  file(id: string): Answer<Uint8Array<ArrayBuffer>, 'download'>;
  /** Deletes one before that. */
  removeFile(id: string): Answer<void, 'removeFile'>;
  /** Gives a student a new secret; null is the kind that they have or are to have. */
  reset(student: StudentOfClassroom, kind: LoginKind | null): Answer<LoginCard, 'reset'>;
  /** Lets a student try again whom wrong secrets keep out. */
  unlock(student: StudentOfClassroom): Answer<void, 'unlock'>;
}
