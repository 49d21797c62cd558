import { IconMapPin } from '@tabler/icons-react';
import { SiteLink } from '@/components/ui/links';
import type { Content } from '@/lib/content/content';
import { mapLink, placesOf } from '@/lib/content/kinds/school';
import { words } from '@/lib/content/words/in-use';
import { getCampus } from '@/lib/site/campus';
import { nameOf, span } from './TimingsPage';
import { WhomToAsk } from './WhomToAsk';

export async function Visit({ school, timings }: Pick<Content, 'school' | 'timings'>) {
  const { street, state, pin } = school.address;
  return (
    <>
      <section className="visit">
        <img
          {...await getCampus('before', undefined, school.colours)}
          alt={words.scenes.before}
          loading="lazy"
          className="campus"
        />
        <div>
          <h2 id="how-to-find-us">{words.visit.find}</h2>
          <address>
            {school.name}
            <br />
            {[street, ...placesOf(school.address)].join(', ')}
            <br />
            {`${state} ${pin}`}
          </address>
          <p>
            <SiteLink href={mapLink(school)} className="button">
              <IconMapPin size="1.2em" aria-hidden />
              {words.visit.map}
            </SiteLink>
          </p>
          {timings?.seasons.map((season) => (
            <p key={season.name}>
              <strong>{`${words.timings.gate}, ${nameOf(season)}: `}</strong>
              {span({ begins: season.gateOpens, ends: season.gateCloses })}
            </p>
          ))}
        </div>
      </section>
      <section>
        <h2 id="whom-to-call">{words.visit.whom}</h2>
        <div className="helplines-own">
          {school.contacts.map((contact, index) => (
            <WhomToAsk key={contact.id} id={`call-${index + 1}`} contact={contact} />
          ))}
        </div>
      </section>
    </>
  );
}
