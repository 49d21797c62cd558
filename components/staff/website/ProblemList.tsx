import { Fragment, type MouseEvent } from 'react';
import type { FormKind, FormProblem } from '@/lib/editing/forms/api/forms';
import { fillIn } from '@/lib/text/text';
import { Notice } from '../calls';
import { describeFile, useEditor, moveFocus } from './editor-context';
import { idOf } from './form-values';

interface ProblemListProps {
  problems: readonly FormProblem[];
  /** The kind of the form on this page. If undefined, each link opens the form of its file. */
  kind?: FormKind;
  title?: string;
}

/** `?file=fees.yaml&at=tuition.1.total` */
const addressOf = ({ file, path }: FormProblem): string =>
  `?${new URLSearchParams({ file, ...(path.length && { at: path.join('.') }) })}`;

/** Lists mistakes, each with a link to its field. Those in read-only files are last, below who can correct them. */
export function ProblemList({ problems, kind, title }: ProblemListProps) {
  const services = useEditor();
  const { text } = services;
  const shown = kind ? problems.filter(({ severity }) => severity === 'error') : problems;
  if (!shown.length) return null;
  const isWrong = shown.some(({ severity }) => severity === 'error');
  const count = shown.length === 1 ? text.oneMistake : fillIn(text.mistakes, { count: shown.length });
  const isTheirs = ({ file }: FormProblem): boolean => !kind && !!describeFile(services, file).kind?.readOnly;
  return (
    <Notice isDanger={isWrong} title={title ?? count}>
      {[false, true].map((theirs) => {
        const own = shown.filter((each) => isTheirs(each) === theirs);
        return own.length ? (
          <Fragment key={`${theirs}`}>
            {theirs ? <p className="notice-title">{text.todoOthers}</p> : null}
            <ul>
              {own.map((problem) => {
                const { path, message, field, file } = problem;
                const id = idOf(path);
                const { title: form } = describeFile(services, file);
                const place = kind ? field || text.wholeFile : [form, field].filter(Boolean).join(', ');
                const focus = (event: MouseEvent): void => {
                  event.preventDefault();
                  moveFocus(id, true);
                };
                return (
                  <li key={`${file} ${id} ${message}`}>
                    {theirs ? (
                      <strong>{place}</strong>
                    ) : (
                      <a href={kind ? `#${id}` : addressOf(problem)} onClick={kind ? focus : undefined}>
                        {place}
                      </a>
                    )}
                    {kind ? `: ${message}` : <p>{message}</p>}
                  </li>
                );
              })}
            </ul>
          </Fragment>
        ) : null;
      })}
    </Notice>
  );
}
