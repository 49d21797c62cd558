import { Fragment } from 'react';

/** A text in which a line may end after a slash: "affiliation/upgradation/extension" is no one word. */
export function Breakable({ text }: { text: string }) {
  return text.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={`${index} ${part}`}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
