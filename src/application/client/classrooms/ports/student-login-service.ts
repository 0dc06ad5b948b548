import type { ReadOptions } from '#domain/cancellation.ts';
import type { Result } from '#domain/result.ts';
import type {
  CardsWanted,
  ClassLoginCards,
  LoginCard,
  LoginStanding,
} from '#domain/classrooms/logins/login-card.ts';
import type { LoginQuestion, LoginRefused } from '#domain/classrooms/logins/login-refusals.ts';
import type {
  CardCounts,
  CardsOf,
  LoginFileWanted,
  StoredLoginFile,
  StudentOfClassroom,
} from '#domain/classrooms/logins/login-file.ts';
import type { LoginKind } from '#domain/classrooms/students/login-kind.ts';
import type { PrintWanted } from '#domain/classrooms/logins/login-sheet.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';

type Answer<T, Question extends LoginQuestion> = Promise<Result<T, LoginRefused<Question> | ServiceFailure>>;

/** Logins of students in the signed-in user's classrooms (ROS-3, ROS-8). Each display of a login is logged. */
export interface StudentLoginService {
  /** Login states of a class, without names or logins. Pages may poll them every few seconds. */
  standings(classroomId: string, options?: ReadOptions): Answer<readonly LoginStanding[], 'cards'>;
  cards(classroomId: string, wanted: CardsWanted): Answer<ClassLoginCards, 'cards'>;
  print(classroomId: string, wanted: PrintWanted): Answer<Uint8Array<ArrayBuffer>, 'cards'>;
  countCards(selection: CardsOf): Answer<CardCounts, 'count'>;
  /** Requests a file of login cards. Returns the id of its job, which is also the file's id. */
  orderFile(
    selection: CardsOf,
    wanted: LoginFileWanted,
  ): Answer<CardCounts & { readonly id: string }, 'order'>;
  files(options?: ReadOptions): Promise<Result<readonly StoredLoginFile[], ServiceFailure>>;
  /** The content of a file, available for 24 hours. */
  file(id: string): Answer<Uint8Array<ArrayBuffer>, 'download'>;
  removeFile(id: string): Answer<void, 'removeFile'>;
  /** Creates a new login for a student. If `kind` is null, the kind does not change. */
  reset(student: StudentOfClassroom, kind: LoginKind | null): Answer<LoginCard, 'reset'>;
  unlock(student: StudentOfClassroom): Answer<void, 'unlock'>;
}
