import { PageHeading } from './InformationPage';

/** `npm run dev` shows this instead of every page while the content has mistakes. */
export function ContentMistakes({ mistakes }: { mistakes: readonly { place: string; sentence: string }[] }) {
  return (
    <main>
      <PageHeading
        title={
          mistakes.length === 1 ? 'The content has a mistake' : `The content has ${mistakes.length} mistakes`
        }
        lead="Correct it in the file, save, and load this page again."
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
