import { Picture } from '@/components/ui/Picture';
import type { OnDay } from '@/components/page/on-day';
import { words } from '@/lib/content/words/in-use';
import { getCampus, skyOf } from '@/lib/site/campus';
import type { TodayMoment } from '@/lib/site/school-today';
import { dayInWords, usualInWords } from '@/lib/site/today-in-words';
import { formatWeekday } from '@/lib/text/dates';
import { keepTogether } from '@/lib/text/keep-together';

/**
 * Renders a `Moment` for each part of each coming day. CSS shows the first; the script removes those that are over.
 * Without the script, CSS shows the day of the build with its date. After the last part, the usual hours remain.
 */
export function SchoolToday({ content, day, moments }: OnDay & { moments: readonly TodayMoment[] }) {
  const { calendar, timings } = content;
  const [first] = moments;
  if (!first || !calendar || !timings) return null;
  const off = moments.find(
    (each) => each.day === day && (each.scene === 'sunday' || each.scene === 'vacation'),
  );
  const ofDay = first.day === undefined ? first : off;
  return (
    <>
      <Moment
        className="now of-day"
        overlay={first.overlay}
        {...(first.day === undefined ? first : dayInWords({ calendar, timings }, day))}
        scene={ofDay?.scene ?? 'lessons'}
        expires={day}
        content={content}
      />
      {moments.map((moment) => (
        <Moment key={`${moment.expires} ${moment.text}`} className="now" content={content} {...moment} />
      ))}
      <Moment className="now" scene="notice" text={usualInWords({ timings }, day)} content={content} />
    </>
  );
}

/** Characters in a line of the caption and of its small type. More than two lines are set smaller. */
const [LINE, SMALL_LINE] = [36, 56];

interface MomentProps extends Pick<OnDay, 'content'>, Omit<TodayMoment, 'expires'> {
  className: string;
  expires?: string;
}

async function Moment({ scene, overlay, text, detail, className, expires, day, content }: MomentProps) {
  const alt = words.scenes[scene];
  const own = content.home.now?.[scene];
  const lines = Math.ceil(text.length / LINE) + Math.ceil((detail?.length ?? 0) / SMALL_LINE);
  return (
    <figure
      className={`banner-slide ${className}${lines > 2 ? ' long' : ''}`}
      data-sky={skyOf(scene, overlay)}
      data-expires={expires}
    >
      <figcaption className="banner-caption">
        {day ? <small>{keepTogether(formatWeekday(day))}</small> : null}
        {keepTogether(text)}
        {detail ? <small>{keepTogether(detail)}</small> : null}
      </figcaption>
      {own ? (
        <Picture name={own.picture} alt={own.alt} sizes="100vw" className="banner-picture" />
      ) : (
        <img
          {...await getCampus({ scene, overlay, colours: content.school.colours, moves: true })}
          alt={alt}
          loading="lazy"
          className="banner-picture"
        />
      )}
    </figure>
  );
}
