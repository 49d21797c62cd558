import type { OnDay } from './on-day';
import { ExpiryScript } from '@/components/ui/ExpiryScript';
import { SiteLink } from '@/components/ui/links';
import { keepTogether } from '@/lib/text/keep-together';

/** The button for a part of the year, such as the admission season. */
export function SeasonLink({ content: { home }, day }: OnDay) {
  const { season } = home;
  const isSeason = season !== undefined && season.from <= day && day <= season.until;
  if (!isSeason) return null;
  return (
    <>
      <p data-expires={season.until} className="no-print">
        <SiteLink href={season.to} className="button season">
          {keepTogether(season.text)}
        </SiteLink>
      </p>
      <ExpiryScript items={[{ expires: season.until }]} />
    </>
  );
}
