import { PageHeading } from './InformationPage';

/** What `npm run dev` shows in the place of every page while the content has mistakes: each sentence with its place, and no more. */
export function ContentMistakes({ mistakes }: { mistakes: readonly { place: string; sentence: string }[] }) {
  return (
    <main>
      <PageHeading
        title={
          mistakes.length === 1 ? 'The content has a mistake' : `The content has ${mistakes.length} mistakes`
        }
        lead="Mend it in the file, save, and load this page again."
      />
      <ul className="section">
        {mistakes.map(({ place, sentence }) => (
          <li key={place + sentence}>
            <p>{sentence}</p>
            <p>
              <code>{place}</code>
            </p>
          </li>
        ))}
      </ul>
    </main>
  );
}
