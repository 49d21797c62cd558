import type { OpenFile } from '@/lib/editing/desk/api/files';
import type { DeskField, DeskKind } from '@/lib/editing/desk/api/kinds';
import type { Typed } from '@/lib/editing/desk/api/values';
import { sayDays } from '@/lib/text/dates';
import { useDesk } from './desk-context';
import { nameOf } from './form-values';

/** A file that this editor only shows, with who may change it and how. */
export function ReadOnlyFile({ kind, file, why }: { kind: DeskKind; file: OpenFile; why: string }) {
  const { website: text } = useDesk().words;
  return (
    <>
      <p className="notice">{why}</p>
      <p className="note">
        {text.where} <code>content/{file.path}</code>
      </p>
      <div className="card panel">
        <Values fields={kind.fields} values={file.values} />
      </div>
    </>
  );
}

type Fields = Readonly<Record<string, DeskField>>;

function Values({ fields, values }: { fields: Fields; values: Readonly<Record<string, Typed>> }) {
  const known = Object.entries(values).filter(([name]) => Object.keys(fields).includes(name));
  return (
    <dl className="facts">
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{fields[name]?.label}</dt>
          <dd>
            <Value field={fields[name]} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ field, value }: { field?: DeskField; value: Typed }) {
  const { website: text } = useDesk().words;
  if (typeof value === 'string') return sayDays(value);
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  if (!Array.isArray(value)) {
    return <Values fields={field?.fields ?? {}} values={value as Readonly<Record<string, Typed>>} />;
  }
  return (
    <ul>
      {(value as readonly Typed[]).map((item, index) => (
        <li key={index}>
          {typeof item === 'object' ? (
            <details>
              <summary>{nameOf(item, index)}</summary>
              <Value field={field?.item} value={item} />
            </details>
          ) : (
            <Value field={field?.item} value={item} />
          )}
        </li>
      ))}
    </ul>
  );
}
