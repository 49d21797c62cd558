/** One sample PDF of content/files/. `body` is HTML; its headings become the outline of the PDF. */
export interface SampleDocument {
  /** The file name, without a folder. */
  file: string;
  /** The title of the PDF and its heading. */
  title: string;
  body: string;
  /** Said below the heading instead of the line that calls the document a sample. */
  note?: string;
  /** Styles that only this document needs. */
  extraStyles?: string;
}

/** The facts that the sample documents share; all of them are sample values. */
export const SCHOOL = {
  name: 'Vidya Niketan Public School',
  address: '1 School Road, Civil Lines, Rampurva, Uttar Pradesh 200000',
  affiliation: 'Affiliated to CBSE, New Delhi · Affiliation no. 0000000 · School code 00000',
  contact: 'office@vidyaniketan.example · +91 00000 00000',
  session: '2025-26',
} as const;
