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
      <section aria-label={label} data-expires={expires} className="border-accent bg-surface border-y-4">
        <div className="shell py-4">
          <p className="font-display text-ink text-xl font-semibold">{label}</p>
          <p className="max-w-[48rem]">{text}</p>
          {link ? (
            <SiteLink href={link.to} newTab={newTab} className="inline-block min-h-6 font-semibold">
              {link.text}
            </SiteLink>
          ) : null}
        </div>
      </section>
      <ExpiryScript items={[{ expires }]} />
    </>
  );
}
