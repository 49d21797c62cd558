import type { School } from '@/lib/content/schemas/school';
import type { Staff } from '@/lib/content/schemas/staff';
import { fillIn } from '@/lib/text/fill-in';
import { Spinner } from './Spinner';
import { Status } from './Status';

/** What the exported page shows until the browser has read the token; without script, an explanation. */
export function Opening({ school, words }: { school: School; words: Staff['login'] }) {
  return (
    <div className="opening">
      <noscript>
        <p className="notice">
          {fillIn(words.noScript, { phone: school.phones[0] ?? '', email: school.email })}
        </p>
      </noscript>
      <Status className="needs-script">
        <Spinner text={words.opening} />
      </Status>
    </div>
  );
}
