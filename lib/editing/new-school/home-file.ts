import type { SchoolAnswers } from './school-answers';
import { classesInWords, languagesInWords, todo } from './school-file';
import { stagesOf } from './stages';

/** Drawn for the school, as the crest is. */
export const BANNER_PICTURE = 'TODO-banner.png';

const BANNER = { picture: BANNER_PICTURE, alt: 'Bunting in the colours of the school.' };

/** home.yaml of a new school. */
export function homeFields(answers: SchoolAnswers): object {
  const { shortName, town, classes, languages } = answers;
  return {
    description: `Admission, fees, news and contact of ${shortName} in ${town}.`.slice(0, 200),
    heading: `Welcome to ${shortName}`,
    introduction: `${classesInWords(classes.from, classes.to)}, in ${town}. We teach in ${languagesInWords(languages)}.`,
    banners: [{ ...BANNER, caption: shortName }],
    shortcuts: [
      { text: 'Fee structure', to: '/feestructure' },
      { text: 'Admission', to: '/admissionprocedure' },
      { text: 'How to enquire', to: '/enquiry' },
      { text: 'Contact', to: '#contact' },
    ],
    programmes: {
      title: 'Our classes',
      introduction: todo('one sentence on the classes of the school'),
      items: stagesOf(classes.from, classes.to).map(({ title, classes: names }) => ({
        title,
        text: classText(names),
        to: `/academics#${title.toLowerCase().replaceAll(' ', '-')}`,
      })),
    },
    desk: { title: 'From the desk' },
    announcements: { title: 'Announcements' },
    about: { title: 'About us', text: `${todo('two or three paragraphs about the school')}\n`, ...BANNER },
    newsAndEvents: { title: 'News and events', news: 'News', events: 'Events' },
    testimonials: { title: 'Testimonials' },
    toppers: { title: 'School toppers' },
    closing: {
      title: 'Visit us',
      text: 'The best way to know a school is to see it. Call the office before you come.',
      links: [
        { text: 'How to enquire', to: '/enquiry' },
        { text: 'Admission procedure', to: '/admissionprocedure' },
      ],
    },
  };
}

/** `VI-VIII` → `Classes VI to VIII.` */
export function classText(names: string): string {
  const [from = '', to = from] = names.split('-');
  const words = from === to ? from : `${from} to ${to}`;
  if (!/^[IVX]+$/.test(from)) return `${words}.`;
  return `${from === to ? 'Class' : 'Classes'} ${words}.`;
}
