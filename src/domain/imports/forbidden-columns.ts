import { foldHeader } from './column-name.ts';

// cspell:words americanindian alaskanative blackorafrican pacificislander sourcedid allerg disab homelanguage socialsecurity

/**
 * What is never taken, whatever file it comes in (ROS-5, SEC-9): births, race, gender, guardians, passwords, telephones,
 * addresses, health, income, and marks of any of them.
 */
const forbidden =
  /birth|^dob$|^age$|gender|^sex$|race|ethnic|hispanic|latino|americanindian|alaskanative|^asian$|blackorafrican|hawaiian|pacificislander|^white$|pronoun|guardian|parent(?!sourcedid|org|account|identifier)|^agents?|mother|father|contact|relationship|emergency|password|passwd|^pwd$|secret|^pin$|^sms$|phone|mobile|^address|street|^zip|postal|medical|health|allerg|disab|^iep|^ell|^frl|lunch|homelanguage|nationality|religion|citizenship|^ssn$|socialsecurity/u;

/** Whether a column of this header is dropped at reading. Its values are not kept, shown or logged. */
export const isForbidden = (header: string): boolean => forbidden.test(foldHeader(header));
