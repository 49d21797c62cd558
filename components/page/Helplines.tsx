import { contactOf } from '@/lib/content/kinds/school';
import type { Content } from '@/lib/content/content';
import { telephoneLink } from '@/lib/text/text';
import { WhomToAsk } from './WhomToAsk';

/** Whom to tell when something is wrong: the school's own persons, by name, and the lines of the State. */
export function Helplines({ school, words }: Pick<Content, 'school' | 'words'>) {
  const labels = words.helplines;
  const lines = [
    { label: labels.childline, numbers: ['1098'] },
    { label: labels.teleManas, numbers: ['14416', '1800-891-4416'] },
    { label: labels.emergency, numbers: ['112'] },
  ];
  const own = [
    { id: 'child-safety', title: labels.childSafety, of: school.childSafety },
    { id: 'complaints', title: labels.complaints, of: school.complaints },
  ];
  return (
    <section className="helplines">
      <h2 id="helplines">{labels.title}</h2>
      <dl>
        {lines.map(({ label, numbers }) => (
          <div key={label}>
            <dt>{label}</dt>
            {numbers.map((number) => (
              <dd key={number}>
                <a href={telephoneLink(number)}>{number}</a>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <div className="helplines-own">
        {own.map(({ id, title, of }) => {
          const contact = contactOf(school, of);
          return contact ? <WhomToAsk key={id} id={id} title={title} contact={contact} /> : null;
        })}
      </div>
    </section>
  );
}
