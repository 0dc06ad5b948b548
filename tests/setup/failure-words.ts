import { learnFailureWords } from '#ui/messages/describe-failure.ts';
import { wordFailure } from '#ui/messages/en/failures/failures.ts';

// The app loads the messages of failures on demand. Tests have them from the start.
learnFailureWords(wordFailure);
