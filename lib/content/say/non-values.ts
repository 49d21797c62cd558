/** Matches what Excel writes in a cell whose formula fails. */
const EXCEL_ERROR = /#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!)/;

export function explainExcelError(text: string, write = 'what belongs there'): string | undefined {
  const [error] = EXCEL_ERROR.exec(text) ?? [];
  return error && `${error} is an Excel error. Write ${write}.`;
}

/** Matches what offices type in a field that does not apply. */
const NOTHING = /^(?:[-–—]+|nil|none|free|n\/?a|n\.a\.?|tba|never|permanent|life ?time)$/i;

type TypedField = { form?: string; optional?: boolean };

/** Explains a value that Excel spoilt, or one that means "none". Undefined for others. */
export function explainNonValue(typed: string, { form, optional }: TypedField = {}): string | undefined {
  const text = typed.trim();
  const isAmount = form === 'number' || form === 'rupees';
  const error = explainExcelError(text, isAmount ? 'the amount' : undefined);
  if (error !== undefined) return error;
  if (/^#{3,}$/.test(text))
    return `${text} is what Excel shows when a column is too narrow. Widen the column, and copy the value again.`;
  if (/^\d(?:\.\d+)?E\+?\d+$/i.test(text)) return 'Excel has shortened this number. Type it again.';
  if (!NOTHING.test(text)) return undefined;
  if (isAmount) return `${text} is not an amount. Write 0, or delete the row.`;
  return form && optional ? `${text} is not a value. Delete the line.` : undefined;
}
