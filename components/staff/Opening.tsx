import type { School } from '@/lib/content/schemas/school';
import type { Staff } from '@/lib/content/schemas/staff';
import { fillIn } from '@/lib/text/fill-in';
import { Spinner } from './Spinner';
import { Status } from './Status';

/** What stands in the exported page until the browser has looked for a token; without script, why it stays so. */
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
