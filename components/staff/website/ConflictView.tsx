import type { Conflict } from '@/lib/editing/forms/refusal';
import { useState } from 'react';
import type { Typed, TypedFields } from '@/lib/editing/forms/api/forms';
import { formatDateTime, sayDays } from '@/lib/text/dates';
import { fillIn } from '@/lib/text/text';
import { Button, Notice } from '../calls';
import { useEditor } from './editor-context';
import { valueAt } from './form-values';
import type { Decision } from './merge-changes';

type Side = 'yours' | 'theirs';

interface ConflictProps {
  conflict: Conflict;
  base?: TypedFields;
  onDecide: (values: Decision[]) => void;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Decides which side to preselect, and whether to ask the user. If only one side has changed a value since the form
 * was opened (`base`), takes that side without asking, except for list items, which may have moved. If both have
 * changed it, preselects yours. In a list, preselects theirs instead, because yours would undo their edits to other
 * items. If `base` is unknown, preselects theirs, too.
 */
function judgeField({ conflict, base }: ConflictProps, { path, yours, theirs }: Conflict['fields'][number]) {
  const own = valueAt(base, path);
  const [isMine, isTheirs] = [yours, theirs].map((side) => !isSame(own, side));
  const isItem = path.some((step) => typeof step === 'number');
  const isOfList = isItem || Array.isArray(theirs);
  const side: Side = !base || !isMine || (isOfList && isTheirs) ? 'theirs' : 'yours';
  return { side, isAsked: !base || conflict.by === undefined || isItem || (isMine && isTheirs) };
}

export function ConflictView(props: ConflictProps) {
  const { conflict, onDecide } = props;
  const { text } = useEditor();
  const { fields, by, at } = conflict;
  const [sides, setSides] = useState(() => fields.map((field) => judgeField(props, field).side));
  const decide = (): void =>
    onDecide(
      fields.flatMap(({ path, theirs }, index) => (sides[index] === 'theirs' ? { path, value: theirs } : [])),
    );
  const choice = (index: number, side: Side, value: string) => (
    <label>
      <input
        type="radio"
        name={`side-${index}`}
        checked={sides[index] === side}
        onChange={() => setSides(sides.map((each, place) => (place === index ? side : each)))}
      />
      {text[side]}: {value}
    </label>
  );
  const who = by === undefined ? text.changedByHand : fillIn(text.changedBy, { name: by });
  return (
    <Notice isDanger role="alert" title={`${who} ${at ? formatDateTime(new Date(at)) : ''}`}>
      <p>{conflict.version === undefined ? text.changedGone : text.changedChoose}</p>
      {fields.map((each, index) =>
        judgeField(props, each).isAsked ? (
          <fieldset key={each.path.join('.')} className="checks">
            <legend>{each.field}</legend>
            {choice(index, 'yours', inWords(each.yours, text.nothing, each.theirs))}
            {choice(index, 'theirs', inWords(each.theirs, text.nothing, each.yours))}
          </fieldset>
        ) : null,
      )}
      <Button className="button" onClick={decide}>
        {by === undefined ? text.decideOutside : text.decide}
      </Button>
    </Notice>
  );
}

/** A value in words. @param other the other version; if both are lists, only items that differ are shown */
function inWords(value: Typed | undefined, nothing: string, other?: Typed): string {
  if (value === undefined) return nothing;
  if (typeof value !== 'object') return sayDays(String(value));
  const items: readonly Typed[] = Object.values(value);
  const others: readonly Typed[] = Array.isArray(other) ? other : [];
  const own = items.filter((item) => !others.some((each) => isSame(each, item)));
  const isMoved = items.length === others.length && !own.length;
  const words = (isMoved ? items : own).map((item) => inWords(item, nothing));
  return words.join(Array.isArray(value) ? '; ' : ', ') || nothing;
}
