import { useState } from 'react';
import type { Conflict, OpenFile, Path, Typed } from '@/lib/editing/desk/api';
import { formatDateTime } from '@/lib/text/dates';
import { fillIn } from '@/lib/text/text';
import { useDesk } from './desk-context';
import { nameOf, valueAt } from './form-values';

type Side = 'yours' | 'theirs';

export interface Decision {
  values: { path: Path; value: Typed | undefined }[];
  body?: string;
}

interface ConflictProps {
  conflict: Conflict;
  /** The file with which the form began. */
  base?: OpenFile;
  onDecide: (decision: Decision) => void;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The side that differs from the text with which the form began; yours, if both do. */
export const likelySide = (base: Typed | undefined, yours: Typed | undefined): Side =>
  isSame(base, yours) ? 'theirs' : 'yours';

/** Somebody else has saved meanwhile: both sides, field by field. */
export function ConflictView({ conflict, base, onDecide }: ConflictProps) {
  const { website: text } = useDesk().words;
  const { fields, bodies, by, at } = conflict;
  const [sides, setSides] = useState<readonly Side[]>(() =>
    fields.map(({ path, yours }) => likelySide(valueAt(base?.values, path), yours)),
  );
  const [bodySide, setBodySide] = useState<Side>(() => likelySide(base?.body, bodies?.yours));
  const decide = (): void =>
    onDecide({
      values: fields.flatMap(({ path, theirs }, index) =>
        sides[index] === 'theirs' ? [{ path, value: theirs }] : [],
      ),
      body: bodies && bodySide === 'theirs' ? bodies.theirs : undefined,
    });
  const who = by === undefined ? text.changedByHand : fillIn(text.changedBy, { name: by });
  return (
    <div className="notice notice-danger" role="alert">
      <div>
        <p className="notice-title">
          {who} {at ? formatDateTime(new Date(at)) : null}
        </p>
        <p>{conflict.version === undefined ? text.changedGone : text.changedChoose}</p>
        {fields.map(({ path, field, yours, theirs }, index) => (
          <Sides
            key={path.join('.')}
            name={`side-${index}`}
            field={field}
            side={sides[index] ?? 'yours'}
            yours={inWords(yours, text.nothing)}
            theirs={inWords(theirs, text.nothing)}
            onChange={(side) => setSides(sides.map((each, place) => (place === index ? side : each)))}
          />
        ))}
        {bodies ? (
          <Sides
            name="side-body"
            field={text.body}
            side={bodySide}
            yours={bodies.yours}
            theirs={bodies.theirs}
            onChange={setBodySide}
          />
        ) : null}
        <button type="button" className="button" onClick={decide}>
          {text.decide}
        </button>
      </div>
    </div>
  );
}

function inWords(value: Typed | undefined, nothing: string): string {
  if (value === undefined) return nothing;
  if (typeof value !== 'object') return String(value);
  if (!Array.isArray(value))
    return Object.values(value)
      .map((own) => inWords(own, nothing))
      .join(', ');
  return (value as readonly Typed[]).map(nameOf).join(', ');
}

interface SidesProps {
  name: string;
  field: string;
  side: Side;
  yours: string;
  theirs: string;
  onChange: (side: Side) => void;
}

function Sides({ name, field, side, yours, theirs, onChange }: SidesProps) {
  const { website: text } = useDesk().words;
  const choice = (own: Side, label: string, value: string) => (
    <label>
      <input type="radio" name={name} checked={side === own} onChange={() => onChange(own)} />
      {label}: {value}
    </label>
  );
  return (
    <fieldset className="checks">
      <legend>{field}</legend>
      {choice('yours', text.yours, yours)}
      {choice('theirs', text.theirs, theirs)}
    </fieldset>
  );
}
