import { Fragment, useState } from 'react';
import type { OpenFile, TranslationText } from '@/lib/editing/forms/api/calls';
import type { FormField } from '@/lib/editing/forms/api/forms';
import { fillIn } from '@/lib/text/text';
import { Button, Notice } from '../calls';
import { SingleField } from './SingleField';
import { useEditor } from './editor-context';
import { Fold } from './Fold';
import { useFormServices, useValue } from './form-values';

type Translation = NonNullable<OpenFile['translation']>;

const TO_DO: readonly TranslationText['state'][] = ['missing', 'older', 'unconfirmed', 'unused'];
const ONE_LINE = 60;

/** Shows each English text beside its translation: first the texts that need work, then the rest. */
export function TranslationFields({ texts, language }: Translation) {
  const { kinds, text } = useEditor();
  const name = kinds.languages[language] ?? language;
  const row = (own: TranslationText) => <Row key={own.key} text={own} language={language} name={name} />;
  const first = texts.filter(({ state }) => TO_DO.includes(state));
  const rest = texts.filter((own) => !first.includes(own));
  return (
    <>
      <Leftovers texts={texts} />
      {first.map(row)}
      {rest.length ? (
        <Fold
          className="further"
          paths={rest.map(({ key }) => [key])}
          summary={fillIn(text.inOrder, { count: rest.length })}
          isOpen={first.length === 0}
        >
          <p className="note">{text.text_done}</p>
          {rest.map(row)}
        </Fold>
      ) : null}
    </>
  );
}

interface RowProps {
  text: TranslationText;
  language: string;
  name: string;
}

function Row({ text: { key, field, english, before, changed, state }, language, name }: RowProps) {
  const { text: words } = useEditor();
  const isPage = english.includes('\n\n');
  const isLong = english.length > ONE_LINE || english.includes('\n');
  const own: FormField = {
    label: field,
    description: words[`text_${state}`],
    type: 'string',
    optional: state === 'unneeded',
    choices: [],
    isLine: !isLong,
    namesClasses: false,
    language,
    ...(isPage && { refers: 'markdown' }),
  };
  const notes = [
    [words.englishChanged, changed?.join('\n\n')],
    [words.english, english],
    [words.englishBefore, before],
  ] as const;
  return (
    <div className="both-texts">
      <div>
        {notes.map(([note, said]) =>
          said === undefined ? null : (
            <Fragment key={note}>
              <p className="note">{note}</p>
              <p lang="en">{said}</p>
            </Fragment>
          ),
        )}
      </div>
      <div>
        <SingleField
          field={own}
          path={[key]}
          label={fillIn(words.translated, { language: name, field })}
          isCell={state === 'done'}
        />
        {state === 'older' || state === 'unconfirmed' ? <Fits name={key} /> : null}
      </div>
    </div>
  );
}

function Fits({ name }: { name: string }) {
  const { form } = useFormServices();
  const path = ['fits', name];
  const isOn = useValue(path, (value) => value === true);
  return (
    <div className="checks">
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => form.set(path, target.checked || undefined)}
        />
        {useEditor().text.stillFits}
      </label>
    </div>
  );
}

/** Unsaved translations that the server would reject, because their English text has changed in the meantime. */
function Leftovers({ texts }: Pick<Translation, 'texts'>) {
  const { form } = useFormServices();
  const { text } = useEditor();
  const [keys, setKeys] = useState(() =>
    Object.keys(form.all()).filter((own) => own !== 'fits' && !texts.some(({ key }) => key === own)),
  );
  if (!keys.length) return null;
  const forget = (): void => {
    for (const key of keys) form.set([key], undefined);
    setKeys([]);
  };
  return (
    <Notice>
      <p>{text.leftOver}</p>
      <ul>
        {keys.map((key) => (
          <li key={key}>{form.get([key]) as string}</li>
        ))}
      </ul>
      <Button onClick={forget}>{text.forgetThese}</Button>
    </Notice>
  );
}
