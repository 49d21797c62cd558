import { CarouselIsland } from '@/components/islands/Island';
import type { OnDay } from '@/components/page/on-day';
import { ExpiryScript, Later } from '@/components/ui/ExpiryScript';
import { Picture } from '@/components/ui/Picture';
import { words } from '@/lib/content/words/in-use';
import { getCampus, hasBuses, skyOf } from '@/lib/site/campus';
import { schoolToday, type TodayMoment } from '@/lib/site/school-today';
import { dayInWords, usualInWords } from '@/lib/site/today-in-words';
import { formatWeekday } from '@/lib/text/dates';
import { keepTogether } from '@/lib/text/keep-together';

/** The time for each slide, in milliseconds (specification, sections 4 and 9). */
const INTERVAL = 5000;
/** How long the movement to the next slide takes, in milliseconds. */
const MOVE = 500;

/** Shows the school as it is today, then the school's own pictures (specification, section 2). */
export function Banner({ content, day }: OnDay) {
  const { banners } = content.home;
  const moments = schoolToday(content, day);
  const knowsToday = moments.length > 0;
  const own = banners.map(({ picture, alt, caption, sky }, index) => ({
    key: picture,
    content: (
      <figure className="banner-slide" data-sky={sky}>
        <figcaption className="banner-caption">{caption}</figcaption>
        <Picture
          name={picture}
          alt={alt}
          sizes="(min-width: 64rem) 100vw, 150vw"
          first={index === 0 && !knowsToday}
          className="banner-picture"
        />
      </figure>
    ),
  }));
  const today = { key: 'today', content: <SchoolToday content={content} day={day} moments={moments} /> };
  const slides = knowsToday ? [today, ...own] : own;
  const moves = slides.length > 1;
  return (
    <>
      {moves ? <style>{bannerMovement(slides.length, INTERVAL)}</style> : null}
      <CarouselIsland
        className="banner"
        label={words.home.banner}
        slides={slides}
        interval={INTERVAL}
        early={moves}
        dots
        words={words.carousel}
      />
    </>
  );
}

// Why: docs/decisions/carousels.md
/**
 * The styles that move the banner until its script loads (app/styles/moving.css): slides move by `--step`, pause, and
 * end at `--end`. They begin with a pause, so that no frame is drawn while the page loads. `--at`
 * is the slide at which the inline script stopped the banner.
 * @param interval milliseconds from one slide to the next
 */
export function bannerMovement(total: number, interval: number): string {
  const rest = interval - MOVE;
  const steps = Array.from({ length: total }, (_, index) => {
    const [from, to] = [index * interval + MOVE, (index + 1) * interval].map(
      (time) => `${((time / interval / total) * 100).toFixed(3)}%`,
    );
    const place = index + 1 < total ? `calc(${index + 1}*var(--step))` : 'var(--end)';
    return `${from},${to}{transform:translateX(${place})}`;
  });
  return `.banner{--slides:${total};--interval:${interval}ms;--rest:${rest}ms;--at:0}@keyframes slides{${steps.join('')}}`;
}

/**
 * Renders a `Moment` for each part of each coming day. CSS shows the first; the script removes past parts, and takes
 * the next out of its template. Without the script, CSS shows the day of the build with its date. After the last
 * part, the usual hours are shown.
 */
function SchoolToday({ content, day, moments }: OnDay & { moments: readonly TodayMoment[] }) {
  const { calendar, timings } = content;
  const [first] = moments;
  if (!first || !calendar || !timings) return null;
  const off = moments.find(
    (each) => each.day === day && (each.scene === 'sunday' || each.scene === 'vacation'),
  );
  const usual = { scene: 'notice' as const, text: usualInWords({ timings }, day), expires: undefined };
  const ofDay = first.day === undefined ? first : off;
  return (
    <>
      <Moment
        className="now of-day"
        overlay={first.overlay}
        notice={first.notice}
        {...(first.day === undefined ? first : dayInWords({ calendar, timings }, day))}
        scene={ofDay?.scene ?? 'lessons'}
        expires={day}
        content={content}
      />
      <Moment className="now" content={content} {...first} />
      <Later items={[...moments.slice(1), usual]}>
        {(moment, end) => <Moment className="now" content={content} {...moment} expires={end} />}
      </Later>
      <ExpiryScript items={moments} />
    </>
  );
}

/** Characters per line of the caption, in large and in small type. Captions of more than two lines are set smaller. */
const [LINE, SMALL_LINE] = [36, 56];

interface MomentProps extends Pick<OnDay, 'content'>, Omit<TodayMoment, 'expires'> {
  className: string;
  expires?: string;
}

async function Moment(props: MomentProps) {
  const { scene, overlay, notice, text, detail, className, expires, day, content } = props;
  const alt = words.scenes[scene];
  const own = content.home.now?.[scene];
  const lines = Math.ceil(text.length / LINE) + Math.ceil((detail?.length ?? 0) / SMALL_LINE);
  return (
    <figure
      className={`banner-slide ${className}${lines > 2 ? ' long' : ''}`}
      data-sky={skyOf(scene, overlay)}
      data-expires={expires}
      // lib/build/put-notice.ts finds by this attribute the sentences about a notice that has been removed.
      data-notice={notice}
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
          {...await getCampus({
            scene,
            overlay,
            colours: content.school.colours,
            buses: hasBuses(content),
            moves: true,
          })}
          alt={alt}
          loading="lazy"
          className="banner-picture"
        />
      )}
    </figure>
  );
}
