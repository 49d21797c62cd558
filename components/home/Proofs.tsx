import { ExpiryScript } from '@/components/ui/ExpiryScript';
import { SiteLink } from '@/components/ui/links';
import type { Content } from '@/lib/content/content';
import { proofsOf } from '@/lib/site/proofs';

interface ProofsProps {
  content: Pick<Content, 'home' | 'disclosure' | 'pages' | 'words'>;
  /** The day for which the site is built, `YYYY-MM-DD`. */
  day: string;
}

/**
 * What the school promises, each with the document or the page that proves it. One whose document lapses later says so
 * on that day: the script removes the line that it holds, and CSS shows the other.
 */
export function Proofs({ content, day }: ProofsProps) {
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
            {lapsed === undefined || (holds !== undefined && expires === undefined) ? null : (
              <span className="proof-lapsed">{lapsed}</span>
            )}
          </li>
        ))}
      </ul>
      <ExpiryScript items={proofs.filter(({ holds }) => holds !== undefined)} />
    </>
  );
}
