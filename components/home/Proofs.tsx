import type { OnDay } from '@/components/page/on-day';
import { ExpiryScript } from '@/components/ui/ExpiryScript';
import { SiteLink } from '@/components/ui/links';
import { proofsOf } from '@/lib/site/proofs';

/**
 * What the school promises, each with the document or the page that proves it. One whose document lapses later says so
 * on that day: the script removes the line that it holds, and CSS shows the other.
 */
export function Proofs({ content, day }: OnDay<'home' | 'disclosure' | 'pages' | 'words'>) {
  const proofs = proofsOf(content, day);
  if (!proofs.length) return null;
  return (
    <>
      <ul className="proofs">
        {proofs.map(({ text, to, holds, lapsed, expires }) => (
          <li key={text}>
            <SiteLink href={to} newTab={content.words.page.newTab}>
              {text}
            </SiteLink>
            {holds === undefined ? null : (
              <span className="proof-holds" data-expires={expires}>
                {holds}
              </span>
            )}
            {holds !== undefined && expires === undefined ? null : (
              <span className="proof-lapsed">{lapsed}</span>
            )}
          </li>
        ))}
      </ul>
      <ExpiryScript items={proofs.filter(({ holds }) => holds !== undefined)} />
    </>
  );
}
