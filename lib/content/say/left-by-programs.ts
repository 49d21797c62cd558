/** What Excel has in a cell whose formula fails, wherever it was copied to. */
const EXCEL_ERROR = /#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!)/;

/** What stands in a column of a register for the line above. */
const DITTO =
  /^(?:[-–—'" ]*(?:do|ditto|same|(?:same )?as (?:the )?above|उपरोक्त|वही)[-–—'". ]*|["'″〃]{1,3})$/i;

/** What is wrong with a text that only stands for another; undefined for any other. */
export const explainDitto = (typed: string): string | undefined =>
  DITTO.test(typed.trim())
    ? `"${typed.trim()}" stands for words above it, and visitors may not see them there. Write them out.`
    : undefined;

type Said = Partial<Record<'form' | 'example', string>> & { optional?: boolean };

/** What is written after a day that there is not. */
const ENDLESS =
  /^(?:never|no|nothing|no (?:end|expiry|limit|last day)|not (?:applicable|fixed|known|decided|yet|required)|life[ -]?(?:time|long)|perm[ae]n[ae]nt(?:ly)?|perpetual|for ?ever|always|unlimited|indefinite(?:ly)?|(?:till|until) further (?:orders?|notice)|tb[ad]|(?:pending|awaited|applied|valid for life)\b.*|in process|आजीवन|स्थायी)\.?$/i;

/** What is wrong with a value that a program left in its field, or with a sign alone; undefined for any other. */
export function explainLeft(typed: string, { form, example, optional }: Said = {}) {
  const text = typed.trim();
  const isAmount = form === 'number' || form === 'rupees';
  const [error] = EXCEL_ERROR.exec(text) ?? [];
  if (error) return `${error} is an Excel error. Write ${isAmount ? 'the amount' : 'what belongs there'}.`;
  if (/^#{3,}$/.test(text))
    return `${text} is what Excel shows where a column is too narrow. Widen the column, and copy the value again.`;
  if (/^\d(?:\.\d+)?E\+?\d+$/i.test(text)) return 'Excel has shortened this number. Type it again.';
  if (/^[>|][-+]?$/.test(text))
    return `${text[0]} begins a text on the following lines: write them, two spaces in, or take ${text[0]} out.`;
  if (form === 'date' && optional && ENDLESS.test(text)) return `${text} is no day. Delete the line.`;
  const ditto = explainDitto(text);
  if (ditto !== undefined) return ditto;
  if (!/^(?:[-–—]+|nil|none|free|n\/?a|n\.a\.?)$/i.test(text)) return undefined;
  if (isAmount) return `${text} is no amount. Write 0, or take out the row.`;
  if (form && optional) return `${text} is no value. Delete the line.`;
  if (/\w/.test(text)) return undefined;
  return `${text} says nothing. Write ${example ? `for example ${example}` : 'what belongs there, or take it out'}.`;
}

const WORD_ERROR =
  /Error! (?:Reference source not found|Bookmark not defined|No text of specified style in document|Hyperlink reference not valid|No table of (?:contents|figures) entries found)\.?/;

/** Where a template has the name of one family. */
const OPEN_PLACE = /\{#\w+#\}|<(?:(?:parent|student|pupil|child)(?:['’]?s)? )?name>/i;

/** The error that Excel or Word left in a text, or a place of a template; undefined without one. */
export function explainLeftInText(text: string): string | undefined {
  const [excel] = EXCEL_ERROR.exec(text) ?? [];
  if (excel !== undefined) return `${excel} is an Excel error. Write what belongs there.`;
  const [word] = WORD_ERROR.exec(text) ?? [];
  if (word !== undefined) return `"${word}" was left by Word. Write what it should name.`;
  const [open] = OPEN_PLACE.exec(text) ?? [];
  return open === undefined ? undefined : `"${open}" is a place left open. Fill it in.`;
}
