import { attestation, paragraph, particulars, section, table } from './html-parts';
import { SCHOOL, type SampleDocument } from './sample-document';

/** The limits are the acceptable limits of the Indian Standard for drinking water, IS 10500:2012; the findings are samples. */
export const waterReport: SampleDocument = {
  file: 'water-report.pdf',
  title: 'Water report',
  body:
    particulars('Particulars of the test', [
      ['Tested for', SCHOOL.name],
      ['Tested by', 'Sample Laboratory (sample)'],
      ['Sample taken at', 'Drinking water tap, ground floor'],
      ['Date of the report', '1 September 2025'],
      ['Valid until', '31 August 2027'],
    ]) +
    section(
      'Findings',
      table(
        'Sample values, beside the acceptable limits of IS 10500:2012',
        ['What was tested', 'Acceptable limit', 'Found (sample)'],
        [
          ['pH value', '6.5 to 8.5', '7.2'],
          ['Turbidity', '1 NTU', 'below 1 NTU'],
          ['Total dissolved solids', '500 mg/l', '240 mg/l'],
          ['Total hardness, as calcium carbonate', '200 mg/l', '150 mg/l'],
          ['Chloride', '250 mg/l', '60 mg/l'],
          ['Fluoride', '1.0 mg/l', '0.5 mg/l'],
          ['Nitrate', '45 mg/l', '10 mg/l'],
          ['E. coli', 'none in 100 ml', 'none in 100 ml'],
        ],
      ),
    ) +
    section(
      'What it says',
      paragraph('The water was found fit for drinking. The tanks are cleaned before each new test.'),
    ) +
    attestation(),
};
