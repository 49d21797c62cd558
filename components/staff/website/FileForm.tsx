import { useEffect, useMemo, useRef, useState, type FocusEvent, type SubmitEvent } from 'react';
import type { Conflict } from '@/lib/editing/forms/refusal';
import type { OpenFile, Saved } from '@/lib/editing/forms/api/calls';
import type { Draft, FormKind, Typed, TypedFields } from '@/lib/editing/forms/api/forms';
import { Button, FailureMessage, Spinner, Status } from '../calls';
import { ConflictView } from './ConflictView';
import { ClassNames } from './Control';
import { FieldGroup } from './Fields';
import { FormContext, createForm, idOf, sortByField } from './form-values';
import { LookButton, ShareButton } from './Look';
import { ProblemList } from './ProblemList';
import { TranslationFields } from './TranslationFields';
import { refusalOf, UploadFailed } from './editor-api';
import { useEditorSending } from './editor-calls';
import { isNotice, useEditor, moveFocus } from './editor-context';
import { keepDraft, makeId, startValues, type KeptDraft } from './drafts';
import { applyDecisions, mergeChanges, type Decision } from './merge-changes';
import { useChecks } from './use-checks';

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

export function FileForm({ kind, file, name, kept, at, add, onSaved }: FileFormProps) {
  const { api, text } = useEditor();
  const [form] = useState(() => createForm(startValues(kind, file, kept)));
  const known = file?.translation && ['fits', ...file.translation.texts.map((each) => each.key)];
  const updated = (kept?.base ?? file?.values)?.updated;
  const key = useRef(kept?.key);
  /** The file on which the draft is based. */
  const base = useRef<Pick<OpenFile, 'version'> & { values?: TypedFields }>(
    kept && kept.version !== file?.version ? { version: kept.version, values: kept.base } : { ...file },
  );
  const [conflict, setConflict] = useState<Conflict>();
  // Until the first save, an empty box that nobody has visited is not a mistake.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState(file !== undefined);
  const { send, busy, failure } = useEditorSending();
  const summary = useRef<HTMLDivElement>(null);
  const [lead, setLead] = useState<{ to: HTMLElement | null }>();
  // Not before the save has ended: until then, the boxes are inert.
  useEffect(() => {
    if (lead && !busy) moveFocus(lead.to);
  }, [lead, busy]);
  const isSaved = useRef(false);
  /** Sets "Last updated" to today if anything was changed, unless the file lacks this field or the user changed it. */
  const lastUpdated = (): TypedFields => {
    const { updated: today = '' } = kind.offered;
    const isOlder = updated !== undefined && updated < today && form.get(['updated']) === updated;
    const isChanged = JSON.stringify(form.all()) !== JSON.stringify(base.current.values);
    return isOlder && isChanged ? { updated: today } : {};
  };
  const draft = (): Draft => ({
    kind: kind.kind,
    path: file?.path,
    version: base.current.version,
    // Do not send translations of texts that the file no longer has. They stay in the browser's draft.
    values: Object.fromEntries(
      Object.entries({ ...form.all(), ...lastUpdated() }).filter(([field]) => known?.includes(field) ?? true),
    ),
    key: key.current,
  });

  useEffect(() => {
    const items = add === undefined ? undefined : form.get([add]);
    // Add the item at the top, in view: the gallery shows new photos first, and days can be in any order.
    if (add !== undefined && Array.isArray(items)) form.set([add], [{}, ...(items as Typed[])]);
    const first = Array.isArray(items) ? [add ?? '', 0] : at?.split('.');
    if (first) moveFocus(idOf(first), true);
  }, [form, at, add]);

  const keep = (): boolean => {
    const all = { ...draft(), values: form.all(), base: base.current.values };
    return isSaved.current || keepDraft(name, { ...all, at: new Date().toISOString() });
  };
  const { problems, elsewhere, isKept, show, ignoreCheck } = useChecks(form, {
    known: file?.problems,
    check: () => api.check(draft()),
    keep,
  });
  /** Shows a conflict or mistakes, and moves the focus there. @throws other failures */
  const refuse = (error: unknown): void => {
    const refusal = refusalOf(error);
    if (refusal && 'fields' in refusal) setConflict(refusal);
    else if (refusal && 'problems' in refusal) show(refusal);
    else throw error;
    setTried(true);
    const mistakes = 'problems' in refusal ? sortByField(refusal.problems) : [];
    const first = mistakes.find(({ severity }) => severity === 'error');
    const empty = first && form.get(first.path) === undefined && document.getElementById(idOf(first.path));
    setLead({ to: empty || summary.current });
  };
  const begin = (from: Conflict, decisions: readonly Decision[]): void => {
    applyDecisions(form, decisions);
    base.current = { version: from.version, values: from.values };
  };
  const sendDraft = async (signal: AbortSignal): Promise<void> => {
    try {
      const done = await api.save(draft(), signal);
      isSaved.current = true;
      onSaved(done);
    } catch (error) {
      const refusal = refusalOf(error);
      const found = refusal && 'fields' in refusal ? refusal : undefined;
      const merged = found && mergeChanges(base.current.values, form.all(), found);
      if (!merged) return refuse(error);
      begin(found, merged);
      return sendDraft(signal);
    }
  };
  /** @param keepsOutside first commits changes made by hand, because the server overwrites only what it can restore */
  const save = (keepsOutside = false): void => {
    setConflict(undefined);
    setLead(undefined);
    // The result of this save is newer than the result of any check.
    ignoreCheck();
    if (!file && key.current === undefined) {
      key.current = makeId();
      // An untouched form has nothing to keep.
      if (kept || form.all() !== form.start) keep();
    }
    void send(async (signal) => {
      const sent = await Promise.all(form.uploads.values());
      form.uploads.clear();
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
  const leaveField = ({ target }: FocusEvent): void => setLeft((before) => new Set(before).add(target.id));
  const decide = (decisions: readonly Decision[]): void => {
    if (conflict) begin(conflict, decisions);
    save(conflict?.by === undefined);
  };
  const look = { request: () => ({ draft: draft() }), onRefused: refuse };
  const shown = tried ? problems : problems.filter(({ path }) => left.has(idOf(path)));
  const services = useMemo(() => ({ form, problems: shown }), [form, shown]);

  return (
    <FormContext value={services}>
      <form className="file-form" onSubmit={submit} onBlur={leaveField} noValidate>
        <ClassNames />
        <div ref={summary} tabIndex={-1} role="group" aria-label={text.problems} aria-describedby="mistakes">
          <div id="mistakes">
            {tried ? <ProblemList problems={problems} kind={kind} /> : null}
            <ProblemList problems={elsewhere} title={text.elsewhere} />
          </div>
          {conflict ? (
            <ConflictView conflict={conflict} base={base.current.values} onDecide={decide} />
          ) : null}
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
            {isNotice(kind.kind) ? null : <p className="note">{text.saves}</p>}
            <FailureMessage failure={failure}>
              <p>{text.keptHere}</p>
            </FailureMessage>
            {conflict ? null : (
              <Button
                type="submit"
                className="button"
                isOff={busy}
                // Keeps the focus in the field until the press ends: a message at the field could move the button away.
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
