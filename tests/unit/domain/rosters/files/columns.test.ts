// cspell:disable -- words of five languages
import { describe, expect, test } from 'vitest';
import { isForbidden } from '#domain/rosters/files/forbidden-columns.ts';
import { knownFiles, recognizeFile } from '#domain/rosters/files/recognize-file.ts';
import { plainFile } from '#domain/rosters/files/formats/single-files.ts';

describe('[SEC-9] [SEC-10] columns that are never read', () => {
  test.each(
    [
      'Student DOB|DOB|Birthdate|Date of Birth|Fecha de nacimiento|Date de naissance|Geburtsdatum|Data de nascimento|Age|Student Age|Edad',
      'Password|PW|Pwd|Student Pin|student_pw|Contraseña|Mot de passe|Passwort|Senha',
      'Mom|Dad|studentMom|Mother|Caregiver|Parent Name|Guardian 1|Madre|Padre|Mère|Père|Vater|Mutter|Eltern|Mãe|Pai|Emergency Contact',
      'IEP|EL|ELL|Student IEP|504 Plan|Medicaid|Medicaid ID|Special Education|SPED|Allergies|Salud|Santé|Gesundheit|Deficiência|English Learner',
      'Free/Reduced Lunch|FRL|Household Income|Economically Disadvantaged|Homeless|Ingresos|Revenu|Einkommen|Renda',
      'Race|Ethnicity|Sex|Gender|Raza|Género|Sexe|Geschlecht|Religión|Hautfarbe|Nationality|Citizenship',
      'Fecha de nac.|Data de Nasc.|Nascido em|Geb.|Geb.-Datum|B-Day|Naturalidade|Palavra-passe|Zugangscode|Passphrase|Login Pass',
      'Tuteur légal|Représentant légal|Encarregado de educação|Sorgeberechtigte|Geschwister|Médecin traitant|Medikamente|Arzt|Blutgruppe|ADHD',
      'Salaire|Quotient familial|Beca|Bolsa|SES|Title I|504|Raça|Cor/Raça|Rasse|Etnicidade|Origine ethnique|M/F|Domicile|Ort|Telemóvel|Handy',
      'Langue maternelle|Lengua materna',
      'Zip|Home Address|Address|Street|Cell Phone|Mobile|Dirección|Adresse|Straße|Wohnort|Endereço|Teléfono|Code postal|PLZ',
    ].flatMap((line) => line.split('|')),
  )('%s', (header) => {
    expect(isForbidden(header)).toBe(true);
    const file = recognizeFile('list.csv', ['Student Name', 'Student ID', 'Class', header]);
    expect(file?.columns[3]).toMatchObject({ field: null });
    expect(file?.issues).toMatchObject([{ code: 'column/left-out', column: header }]);
  });

  test('are not columns that a format has or a list needs', () => {
    const known = [...knownFiles, plainFile].flatMap(({ columns }) => Object.values(columns).flat());
    expect(known.filter(isForbidden)).toEqual([]);
    expect(
      [
        'Tutor Group',
        'Parent Org',
        'Nombre',
        'Nachname',
        'Sortierung',
        'Session',
        'Title',
        'Report Group',
        'parentSourcedId',
        'Email Address',
        'Homeroom',
      ].filter(isForbidden),
    ).toEqual([]);
  });
});

describe('[ROS-6] a header with a small spelling mistake', () => {
  const header = ['Student Name', 'Studnet Number', 'Clas', 'Studentx'];

  test('is suggested, and read after a user confirms it', () => {
    const found = recognizeFile('list.csv', header);
    expect(found?.columns).toMatchObject([
      { field: 'fullName' },
      { field: null, suggested: 'number' },
      { field: null },
      { field: null },
    ]);
    expect(found?.issues.map(({ code, column }) => [code, column])).toEqual([
      ['column/to-confirm', 'Studnet Number'],
      ['column/not-known', 'Clas'],
      ['column/not-known', 'Studentx'],
    ]);
    const confirmed = recognizeFile('list.csv', header, { 'Studnet Number': 'number' });
    expect(confirmed?.columns[1]).toMatchObject({ field: 'number' });
    const refused = recognizeFile('list.csv', header, { 'Studnet Number': null });
    expect(refused?.columns[1]).not.toHaveProperty('suggested');
  });
});
