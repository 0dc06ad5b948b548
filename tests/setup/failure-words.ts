import { learnFailureWords } from '#ui/messages/describe-failure.ts';
import { wordFailure } from '#ui/messages/en/failures/failures.ts';

// A test's product is there from the start, and so are the words that come with it.
learnFailureWords(wordFailure);
