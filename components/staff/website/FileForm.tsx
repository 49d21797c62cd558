import { useEffect, useMemo, useRef, useState, type FocusEvent, type SubmitEvent } from 'react';
import type { Conflict } from '@/lib/editing/forms/refusal';
import type { OpenFile, Saved } from '@/lib/editing/forms/api/calls';
import type { Checked, Draft, FormKind, Typed, TypedFields } from '@/lib/editing/forms/api/forms';
import { Button, FailureMessage, Spinner, Status } from '../calls';
import { ConflictView, type Decision } from './ConflictView';
import { ClassNames } from './Control';
import { FieldGroup } from './Fields';
import { FormContext, createForm, idOf, sortByField, type FoundProblem } from './form-values';
import { LookButton, ShareButton } from './Look';
import { ProblemList } from './ProblemList';
import { TranslationFields } from './TranslationFields';
import { refusalOf, UploadFailed } from './editor-api';
import { useEditorSending } from './editor-calls';
import { useEditor, moveFocus } from './editor-context';
import { keepDraft, makeId, type KeptDraft } from './drafts';
import { mergeChanges } from './merge-changes';
import { usePauses } from './use-pauses';

/** True for the kind that the website shows at once, without publishing. */
export const isNotice = (kind: string): boolean => kind === 'notices';

export interface FormProps {
  kind: FormKind;
  file?: OpenFile;
  /** The field to focus first, such as `tuition.1.total`. */
  at?: string;
  /** The list that gets a new item, which is focused first. */
  add?: string;
}

interface FileFormProps extends FormProps {
  name: string;
  kept?: KeptDraft;
  onSaved: (saved: Saved) => void;
}

/** The values of boxes that did not exist when the draft was kept. Excludes boxes that the user emptied. */
const newSince = ({ base = {} }: KeptDraft, { values }: OpenFile): OpenFile['values'] =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !(name in base)));

export function FileForm({ kind, file, name, kept, at, add, onSaved }: FileFormProps) {
  const { api, text } = useEditor();
  const [form] = useState(() => {
    const { values } = kept ?? file ?? { values: kind.offered };
    return createForm({ ...(kept && file?.translation && newSince(kept, file)), ...values });
  });
  const known = file?.translation && ['fits', ...file.translation.texts.map((each) => each.key)];
  const updated = (kept?.base ?? file?.values)?.updated;
  const key = useRef(kept?.key);
  const version = useRef(kept ? kept.version : file?.version);
  const [base, setBase] = useState<KeptDraft['base']>(
    !kept || kept.version === file?.version ? file?.values : kept.base,
  );
  const [checked, setChecked] = useState({
    problems: [] as readonly FoundProblem[],
    elsewhere: [] as Checked['elsewhere'],
  });
  const show = ({ problems, elsewhere }: Checked): void => {
    const found = problems.map((each) => ({ ...each, checked: form.get(each.path) }));
    setChecked({ problems: sortByField(found), elsewhere });
  };
  const [conflict, setConflict] = useState<Conflict>();
  const [isKept, setIsKept] = useState(true);
  // Until the first save, an empty box that nobody has visited is not a mistake.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState(file !== undefined);
  const { send, busy, failure } = useEditorSending();
  const summary = useRef<HTMLDivElement>(null);
  const toFocus = useRef<HTMLElement>(null);
  const isSaved = useRef(false);
  /** Counts changes and saves. If this has increased since a check began, its result is ignored. */
  const turn = useRef(0);
  const uploads = useRef(new Map<string, Promise<boolean | undefined>>());
  /** "Last updated" is today if anything was changed, unless the file has no such day or the user changed it. */
  const lastUpdated = (): TypedFields => {
    const { updated: today } = kind.offered;
    const isOlder = updated !== undefined && today !== undefined && updated < today;
    const isOwn = form.get(['updated']) !== updated;
    return isOlder && !isOwn && JSON.stringify(form.all()) !== JSON.stringify(base) ? { updated: today } : {};
  };
  const draft = (): Draft => ({
    kind: kind.kind,
    path: file?.path,
    version: version.current,
    // Do not send translations of texts that the file no longer has. They stay in the draft that the browser keeps.
    values: Object.fromEntries(
      Object.entries({ ...form.all(), ...lastUpdated() }).filter(([field]) => known?.includes(field) ?? true),
    ),
    key: key.current,
  });

  useEffect(() => {
    if (file) show({ problems: file.problems, elsewhere: [] });
    // Run once, after the fields render: problems are sorted in the order of the fields on the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    const items = add === undefined ? undefined : form.get([add]);
    // Add the item at the top of a long form: the gallery shows new photos first, and days may be in any order.
    if (add !== undefined && Array.isArray(items)) form.set([add], [{}, ...(items as Typed[])]);
    const first = Array.isArray(items) ? [add ?? '', 0] : at?.split('.');
    if (first) moveFocus(idOf(first), true);
  }, [form, at, add]);

  const keep = (): boolean => {
    const all = { ...draft(), values: form.all() };
    return isSaved.current || keepDraft(name, { ...all, base, at: new Date().toISOString() });
  };

  useEffect(() => form.subscribe(() => void (turn.current += 1)), [form]);
  usePauses(
    form,
    () => {
      const own = turn.current;
      setIsKept(keep());
      // Ignore a failure: saving repeats the check, and shows why the server did not answer.
      api.check(draft()).then(
        (found) => own === turn.current && show(found),
        () => undefined,
      );
    },
    keep,
  );

  useEffect(() => {
    // While saving, the fields are inert.
    if (busy || !toFocus.current) return;
    moveFocus(toFocus.current);
    toFocus.current = null;
  }, [busy, checked, conflict]);

  /**
   * Shows a conflict or the mistakes, with the focus on the first mistake if its box is empty, or else on the summary.
   * @throws other failures
   */
  const refuse = (error: unknown): void => {
    const refusal = refusalOf(error);
    if (refusal && 'fields' in refusal) setConflict(refusal);
    else if (refusal && 'problems' in refusal) show(refusal);
    else throw error;
    setTried(true);
    const problems = 'problems' in refusal ? sortByField(refusal.problems) : [];
    const first = problems.find(({ severity }) => severity === 'error');
    const empty = first && form.get(first.path) === undefined && document.getElementById(idOf(first.path));
    toFocus.current = empty || summary.current;
  };
  const begin = (from: Conflict): void => {
    version.current = from.version;
    setBase(from.values);
  };
  /** Takes over what somebody else has changed in other fields and items. @returns false if the user has to choose */
  const combine = (found: Conflict): boolean => {
    const merged = mergeChanges(base, form.all(), found);
    merged?.forEach(({ path, value }) => form.set(path, value));
    if (merged) begin(found);
    return merged !== undefined;
  };
  const sendDraft = async (signal: AbortSignal): Promise<void> => {
    try {
      const done = await api.save(draft(), signal);
      isSaved.current = true;
      onSaved(done);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal && 'fields' in refusal && combine(refusal)) return sendDraft(signal);
      refuse(error);
    }
  };
  /** @param keepsOutside first commits changes made by hand: the server never overwrites what it cannot restore */
  const save = (keepsOutside = false): void => {
    setConflict(undefined);
    // The result of this save is newer than the result of any check.
    turn.current += 1;
    if (!file && key.current === undefined) {
      key.current = makeId();
      keep();
    }
    void send(async (signal) => {
      const sent = await Promise.all(uploads.current.values());
      uploads.current.clear();
      if (sent.includes(false)) throw new UploadFailed();
      if (keepsOutside) await api.repair({ repair: 'commit' }, signal);
      await sendDraft(signal);
    });
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    // While saving, the fields are inert, so they cannot keep the focus.
    event.nativeEvent.submitter?.focus();
    save();
  };
  const decide = (values: Decision[]): void => {
    // Begin with the last decision, because removing an item shifts those after it.
    for (let each = values.pop(); each; each = values.pop()) {
      const { path, value } = each;
      const [list, step] = [path.slice(0, -1), path[path.length - 1]];
      const others = () => (form.get(list) as readonly Typed[]).filter((_, index) => index !== step);
      if (value !== undefined || typeof step !== 'number') form.set(path, value);
      else form.set(list, others());
    }
    if (conflict) begin(conflict);
    save(conflict?.by === undefined);
  };
  const look = { request: () => ({ draft: draft() }), onRefused: refuse };
  const { problems, elsewhere } = checked;
  const shown = tried ? problems : problems.filter(({ path }) => left.has(idOf(path)));
  const services = useMemo(
    () => ({
      form,
      problems: shown,
      awaitUpload: (id: string, sent: Promise<boolean | undefined>) => uploads.current.set(id, sent),
    }),
    [form, shown],
  );
  const leaveField = ({ target }: FocusEvent): void => setLeft((before) => new Set(before).add(target.id));

  return (
    <FormContext value={services}>
      <form className="file-form" onSubmit={submit} onBlur={leaveField} noValidate>
        <ClassNames />
        <div ref={summary} tabIndex={-1} role="group" aria-label={text.problems} aria-describedby="mistakes">
          <div id="mistakes">
            {tried ? <ProblemList problems={problems} kind={kind} /> : null}
            <ProblemList problems={elsewhere} title={text.elsewhere} />
          </div>
          {conflict ? <ConflictView conflict={conflict} base={base} onDecide={decide} /> : null}
        </div>
        {isKept ? null : <p className="notice">{text.unkept}</p>}
        <div className="card panel" inert={busy}>
          {file?.translation ? (
            <TranslationFields {...file.translation} />
          ) : (
            <FieldGroup fields={kind.fields} path={[]} leading={add} />
          )}
        </div>
        <div className="form-side">
          <div className="save-bar">
            <FailureMessage failure={failure}>
              <p>{text.keptHere}</p>
            </FailureMessage>
            {conflict ? null : (
              <Button
                type="submit"
                className="button"
                isOff={busy}
                // Keeps the focus in the field until the press ends: a message at the field would move this button.
                onMouseDown={(event) => event.preventDefault()}
              >
                {isNotice(kind.kind) ? text.showNow : text.save}
              </Button>
            )}
            <LookButton {...look} />
            <Status>{busy ? <Spinner text={text.saving} /> : null}</Status>
          </div>
          <div className="tools">
            <ShareButton {...look} />
            {file ? <a href={`?history=${encodeURIComponent(file.path)}`}>{text.history}</a> : null}
          </div>
        </div>
      </form>
    </FormContext>
  );
}
