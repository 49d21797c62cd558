import { ExpiryScript } from '@/components/ui/ExpiryScript';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Notice } from '@/lib/content/kinds/notice';
import { indianMinute } from '@/lib/text/dates';

/** One notice before the heading of every page until its end. A region, not an alert: it takes no focus and does not interrupt. */
export function UrgentNotice({ notice, newTab }: { notice: Notice; newTab: string }) {
  const { label, text, link, until } = notice;
  const expires = indianMinute(new Date(until));
  return (
    <>
      <section aria-label={label} data-expires={expires} className="urgent">
        <div className="shell">
          <p>{label}</p>
          <p>{text}</p>
          {link ? (
            <SiteLink href={link.to} newTab={newTab}>
              {link.text}
            </SiteLink>
          ) : null}
        </div>
      </section>
      <ExpiryScript items={[{ expires }]} />
    </>
  );
}
