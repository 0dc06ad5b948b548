import { foldText } from '../../platform/tables/fold-text.ts';
import { foldHeader } from './column-name.ts';

// cspell:disable -- words of five languages, without accents

/** Parts of headers, in English, Spanish, French, German and Portuguese. A header that contains one is forbidden. */
const parts = `
  birth bday nacimiento fechanac fechadenac cumpleanos naissance datenaiss geburt gebdatum nascimento nascid datanasc datadenasc
  aniversario naturalidade password passwd passcode passphrase loginpass pwd secret contrasena motdepasse passwort kennwort zugangscode
  senha palavrapasse guardian mother father caregiver caretaker carer nextofkin contact relationship emergency sibling household madre
  padre acudiente apoderad tutorlegal responsable responsavel encargado encarregado eltern vater mutter erziehungsb sorgeberecht vormund
  tuteur representantlegal geschwister nanny notfall medic health allerg alerg diagnos disab discapac handicap behinder deficien
  insurance immuni vaccin vacuna impfung vacina doctor physician medik medecin kinderarzt krankenkasse blutgr sanguin adhd therap counsel
  specialed sped section504 504plan accommodation salud sante krank gesundheit saude foerder sonderpad besoinspartic necesidadesedu
  limitedenglish englishlearner englishlang languagelearner homelanguage nativelanguage primarylanguage motherlanguage languematern
  lenguamatern linguamatern giftedtalented income salary salaire quotientfamilial stipend lunch freereduced freeandreduced econom
  disadvantag poverty homeless foster migrant refugee pupilpremium ingreso revenu bourse einkommen renda bolsafamilia custody discipl
  incarcer race rasse raca ethnic ethni etnia etnic hispanic latino latinx americanindian alaskanative blackorafrican hawaiian
  pacificislander nationality nacionalidad nationalite staatsang nationalitat citizen ciudadania religi konfession tribal tribe indigen
  raza herkunft hautfarbe immigra gender genero geschlecht pronoun pronombre socialsecurity passport pasaporte phone mobile celular
  telefon telemovel handynummer movil portable whatsapp street postal postcode zipcode direccion domicil adresse anschrift strasse
  wohnort endereco morada apartment codepostal
`
  .trim()
  .split(/\s+/u);

const words = new Set(
  `age dob bday geb sex pin pw zip mom mum mama mommy dad papa daddy parent parents agents iep ell el eld esl lep frl sms ssn cell tel fax
  asian white ethnicity iq sped edad sexo sexe alter idade pai mae mere pere maman calle rue plz cp cpf curp city town ciudad ville
  stadt cidade ort born apt addr tutores ne nee nac nasc arzt handy beca bolsa ses 504 mf title1 titlei mdp clave race income`.split(
    /\s+/u,
  ),
);

const forbiddenPart = new RegExp(parts.join('|'), 'u');
/** An id of a parent organization, which some formats call `parent`. It is not about a person's parents. */
const parentOfOrganization = /^parent(?:sourcedid|org|account|identifier)/u;
const guardianOfStudent =
  /^(?:agent|parent)|(?:student|pupil|child|learner)parent|parent(?:s|name|email|id|first|last)?$/u;
const allowedAddress = /(?:mail|web|ip)address/gu;

const wordsOf = (header: string): readonly string[] =>
  foldText(header.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => [word, word.replace(/^(?:student|pupil|child|learner)s?/u, '')]);

/**
 * Whether a column with this header is dropped when a file is read (ROS-5, SEC-9). Such columns are about birth, race, gender, guardians, passwords, telephone
 * numbers, postal addresses, health or income. Their values are never stored, shown or logged.
 */
export function isForbidden(header: string): boolean {
  const folded = foldText(foldHeader(header));
  if (parentOfOrganization.test(folded)) return false;
  return (
    forbiddenPart.test(folded) ||
    guardianOfStudent.test(folded) ||
    folded.replaceAll(allowedAddress, ' ').includes('address') ||
    [folded, ...wordsOf(header)].some((word) => words.has(word))
  );
}
