import type { SchoolCopy } from './school-copy';

/**
 * The small school made smaller: one desk message, 2 banner pictures, 40 photos, names in Hindi, no WhatsApp number, and
 * no news, events, announcements, testimonials, toppers or pages for them.
 */
export function makeSecondSchool(school: SchoolCopy): void {
  for (const file of ['news/quiz.yaml', 'events/holi.yaml', 'announcements/admission.yaml'])
    school.delete(file);
  school.delete('testimonials/parent.yaml');
  school.delete('pages/Account/Testimonials.md');
  school.change('menu.yaml', '      - text: Families\n        to: /Account/Testimonials\n', '');
  school.change('pages/transport.md', 'The form is [here]', 'There is [a form for a seat]');
  school.change(
    'pages/transport.md',
    ', and what families say is on [their page](/Account/Testimonials)',
    '',
  );
}
