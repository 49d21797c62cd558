import { attestation, paragraph, particulars, section } from './html-parts';
import { SCHOOL, type SampleDocument } from './sample-document';

interface Certificate {
  file: string;
  title: string;
  /** The authority that issues such a certificate. */
  issuer: string;
  issued: string;
  /** Left out where such a certificate does not end. */
  validUntil?: string;
  /** What the certificate says, in one or two sentences. */
  statement: string;
  rows?: [string, string][];
}

const certificate = (is: Certificate): SampleDocument => ({
  file: is.file,
  title: is.title,
  body:
    particulars('Particulars of the certificate', [
      ['Issued to', SCHOOL.name],
      ['Issued by', is.issuer],
      ['Reference number', 'Sample/0000000'],
      ['Date of issue', is.issued],
      ['Valid until', is.validUntil ?? 'No last day is given'],
      ...(is.rows ?? []),
    ]) +
    section('What it says', paragraph(is.statement)) +
    attestation(),
});

/** The certificates of part B of the Mandatory Public Disclosure. The last days are those of content/disclosure.yaml. */
export const certificates: SampleDocument[] = [
  certificate({
    file: 'extension-of-affiliation.pdf',
    title: 'Extension of affiliation',
    issuer: 'Central Board of Secondary Education (sample)',
    issued: '1 April 2024',
    validUntil: '31 March 2029',
    statement: 'The Board extends the affiliation of the school at senior secondary level, up to Class XII.',
    rows: [
      ['Affiliation number', '0000000'],
      ['School code', '00000'],
    ],
  }),
  certificate({
    file: 'society-registration.pdf',
    title: 'Society registration certificate',
    issuer: 'Registrar of Societies, Uttar Pradesh (sample)',
    issued: '1 October 2023',
    validUntil: '30 September 2028',
    statement: 'The society that runs the school is registered, and its registration has been renewed.',
    rows: [['Name of the society', 'Sample Education Society']],
  }),
  certificate({
    file: 'noc.pdf',
    title: 'No Objection Certificate (NOC)',
    issuer: 'Education Department, Government of Uttar Pradesh (sample)',
    issued: '15 July 2019',
    statement: 'The State Government has no objection to the affiliation of the school to the Board.',
  }),
  certificate({
    file: 'recognition-certificate.pdf',
    title: 'Recognition certificate',
    issuer: 'District education authority (sample)',
    issued: '1 April 2025',
    validUntil: '31 March 2028',
    statement:
      'The school is recognised under the Right of Children to Free and Compulsory Education Act, 2009.',
  }),
  certificate({
    file: 'building-safety-certificate.pdf',
    title: 'Building safety certificate',
    issuer: 'Sample Engineer, public works authority (sample)',
    issued: '1 January 2025',
    validUntil: '31 December 2027',
    statement:
      'The building has been inspected and found structurally safe, as the National Building Code requires.',
    rows: [
      ['Campus area', '9017 sq m'],
      ['Classrooms', '42 of 45 sq m'],
    ],
  }),
  certificate({
    file: 'fire-safety-certificate.pdf',
    title: 'Fire safety certificate',
    issuer: 'District fire authority (sample)',
    issued: '1 July 2024',
    validUntil: '30 June 2027',
    statement:
      'Extinguishers, exits and alarms of the school have been inspected and found in working order.',
  }),
  certificate({
    file: 'deo-certificate.pdf',
    title: 'DEO certificate',
    issuer: 'District Education Officer (sample)',
    issued: '15 July 2024',
    statement:
      'The particulars that the school gave to the Board for the extension of its affiliation have been verified.',
  }),
  certificate({
    file: 'land-certificate.pdf',
    title: 'Land certificate',
    issuer: 'District revenue authority (sample)',
    issued: '15 July 2019',
    statement:
      'The land on which the school stands is one plot and is held by the society that runs the school.',
    rows: [
      ['Area of the plot', '9017 sq m'],
      ['Place', 'Civil Lines, Rampurva, Uttar Pradesh'],
    ],
  }),
];
