import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { useStaff } from '../StaffProvider';
import { Button, FailureMessage, Status, useSending } from '../calls';
import { describeEditorFailure, refusalOf } from './editor-api';
import { useEditor, moveFocus } from './editor-context';
import { typedText, useFormServices, type ControlProps } from './form-values';
import { OwnFiles, Thumbnail } from './OwnFiles';
import { shrinkPhoto, UnsuitableFile, uploadFile } from './upload';

const PDF = 'application/pdf';
/** Checks the file name too, because some systems do not recognize HEIC photos and PDFs. */
const isPhoto = ({ type, name }: File): boolean => type.startsWith('image/') || /\.hei[cf]$/i.test(name);
const isPdf = ({ type, name }: File): boolean => type === PDF || /\.pdf$/i.test(name);

function askBeforeLeaving(event: Event): void {
  event.preventDefault();
  // Chrome before 119 and Safari ask only if `returnValue` is set.
  Object.assign(event, { returnValue: 'x' });
}

export function PictureChooser({ field, value, onChange, row, id, invalid, describedBy }: ControlProps) {
  const { words, text } = useEditor();
  const { transport } = useStaff();
  const { form } = useFormServices();
  const isPicture = field.refers === 'picture';
  const [done, setDone] = useState(0);
  /** Files chosen at the same time: those not yet sent, how many have been sent, and what is wrong with the rest. */
  const batch = useRef({ waiting: [] as File[], sent: 0, unsuitable: [] as string[], last: -1 });
  // Call the latest `onChange` once a photo has been sent, because its entry may have moved in the meantime.
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const { send, busy, failure } = useSending((error) => {
    if (error instanceof UnsuitableFile) return { message: error.message, mayRetry: false };
    return { ...describeEditorFailure(error, words), mayRetry: true };
  });
  useEffect(() => {
    if (!busy) return undefined;
    window.addEventListener('beforeunload', askBeforeLeaving);
    return () => window.removeEventListener('beforeunload', askBeforeLeaving);
  }, [busy]);
  /** Sets the value, and moves the focus, because the pressed button disappears. */
  const takeOwn = (name: string | undefined): void => {
    form.uploads.delete(id);
    setDone(0);
    onChange(name);
    moveFocus(id);
  };
  const uploadOne = async (file: File, signal: AbortSignal): Promise<string> => {
    setDone(0);
    if (isPicture && !isPhoto(file)) throw new UnsuitableFile(text.notPhoto);
    if (!isPicture && !isPdf(file)) throw new UnsuitableFile(text.notPdf);
    const small = isPicture ? await shrinkPhoto(file, text) : { bytes: file, name: file.name };
    // In a list, deleting the entry must not cancel the other photos that were chosen at the same time.
    const own = row ? undefined : signal;
    return (await uploadFile(transport, { ...small, onProgress: setDone, signal: own })).name;
  };
  const upload = (): void => {
    const { current } = batch;
    const sent = send(async (signal) => {
      for (let file = current.waiting[0]; file; file = current.waiting[0]) {
        try {
          const name = await uploadOne(file, signal);
          if (current.sent > 0) current.last = row?.insert(current.last, { picture: name }) ?? -1;
          // The first photo belongs to this entry: omit it if the entry was deleted in the meantime.
          else if (row?.has(row.id) ?? true) latest.current(name);
          current.sent += 1;
        } catch (error) {
          const reason = error instanceof UnsuitableFile ? error.message : refusalOf(error)?.errorMessage;
          if (reason === undefined) throw error;
          current.unsuitable.push(row ? `${file.name}: ${reason}` : reason);
        }
        current.waiting.shift();
      }
      if (current.unsuitable.length) throw new UnsuitableFile(current.unsuitable.join(' '));
      setDone(1);
    });
    form.uploads.set(id, sent);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(target.files ?? [])];
    target.value = '';
    if (!files.length || busy) return;
    batch.current = { waiting: files, sent: 0, unsuitable: [], last: row?.id ?? -1 };
    upload();
  };
  const chosen = typedText(value);
  return (
    <div>
      {chosen ? (
        <p className="chosen">
          {isPicture ? <Thumbnail key={chosen} name={chosen} /> : null}
          <span>{chosen}</span>
          <Button className="row-button" onClick={() => takeOwn(undefined)}>
            {text.takeAway}
          </Button>
        </p>
      ) : null}
      <input
        id={id}
        type="file"
        accept={isPicture ? 'image/*,.heic,.heif' : PDF}
        multiple={row !== undefined}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        aria-disabled={busy || undefined}
        onChange={choose}
      />
      <Status>
        {busy ? (
          <>
            <progress value={done} max={1} aria-label={text.sending} />{' '}
            <span className="note">{text.sending}</span>
          </>
        ) : done === 1 && !failure ? (
          <span className="note">{text.sent}</span>
        ) : null}
      </Status>
      <FailureMessage failure={failure}>
        {failure?.mayRetry ? (
          <Button
            onClick={() => {
              upload();
              // The pressed button disappears.
              moveFocus(id);
            }}
          >
            {words.locations.retry}
          </Button>
        ) : null}
      </FailureMessage>
      <OwnFiles id={id} onChoose={takeOwn} isPicture={isPicture} />
    </div>
  );
}
