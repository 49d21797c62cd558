import { Spinner } from './Spinner';
import { Status } from './Status';

/** Shown until the browser has read the token, and on the way to another page. */
export function Opening({ text }: { text: string }) {
  return (
    <Status className="opening">
      <Spinner text={text} />
    </Status>
  );
}
