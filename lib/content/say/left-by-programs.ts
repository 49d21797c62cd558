import { shorten } from '@/lib/text/text';

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

/** The line above a message that was copied from a chat, and what stands for what was not copied. */
const WHATSAPP =
  /^(?:\[[\d/.:,\sapm]{10,30}\]|\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}:\d{2}\s?(?:[ap]\.?m\.?)? -) [^:]{1,50}:|\bForwarded (?:as received|many times)\b|<Media omitted>|<?This message was (?:edited>|deleted\b)|\(file attached\)/i;

/** Where a template has the name of one family. */
const OPEN_PLACE = /\{#\w+#\}|<(?:(?:parent|student|pupil|child)(?:['’]?s)? )?name>/i;

/** What a chatbot says before and after a text that it was asked for. */
const CHATBOT =
  /^(?:Sure|Certainly|Of course|Absolutely)! Here(?:['’]s| is| are)\b.*|\bAs an AI\b.*|\bI hope this helps\b.*|\bHere(?:['’]s| is) (?:a|an|the|your) (?:revised|polished|improved|rewritten|updated|corrected) (?:version|draft|notice|text|message|paragraph)\b.*|\blet me know if you(?:['’]d| would) like\b.*(?:change|adjust|shorter|version|tone).*/i;

/** Words of Hindi as the keys of KrutiDev and its like write them: a font made them Devanagari. */
const OLD_FONT = new Set(
  (
    "gS gSa esa vkSj ugha fo|ky; fo|kFkhZ d{kk Nk= Nk=k fnukad izos'k vodk'k f'k{kk fd;k fy, gksxk gksxh lHkh " +
    "ijh{kk 'kqYd Ldwy iz/kkukpk;Z ds dh dks dk"
  ).split(' '),
);
/** No other text has so many of them. */
const LEAST_OLD = 2;
/** Signs and capitals within a word, as no other language has them: `fo|ky;`, `izos'k`, `/;ku`, `d`i;k`, `lHkh`, `oekZ`. */
const OLD_WORD =
  /(?<![A-Za-z])(?:fo|m|v)\|[a-z]|(?<!\S)\/;[a-z]|[a-z]'k(?![a-z]{3})|[a-z]`i;|[a-z](?:Hk|Ec[a-z])|[a-z];Z|[a-z]kZ(?![A-Za-z])|èk[a-z]/;

/** What is wrong with a text of several words that a program has spoilt; undefined for any other. */
export function explainLeftInText(text: string): string | undefined {
  const [excel] = EXCEL_ERROR.exec(text) ?? [];
  if (excel !== undefined) return `${excel} is an Excel error. Write what belongs there.`;
  const [word] = WORD_ERROR.exec(text) ?? [];
  if (word !== undefined) return `"${word}" was left by Word. Write what it should name.`;
  const [chat] = WHATSAPP.exec(text) ?? [];
  if (chat !== undefined) return `"${shorten(chat)}" was left by WhatsApp. Delete it.`;
  const [open] = OPEN_PLACE.exec(text) ?? [];
  if (open !== undefined) return `"${open}" is a place left open. Fill it in.`;
  const [bot] = CHATBOT.exec(text) ?? [];
  if (bot !== undefined)
    return `"${shorten(bot)}" was left by a chatbot. Delete it, and read the rest again.`;
  const old = new Set(text.split(/\s+/).filter((each) => OLD_FONT.has(each)));
  if (old.size < LEAST_OLD && !OLD_WORD.test(text)) return undefined;
  return `"${shorten(text, 30)}" is Hindi in an old font such as KrutiDev, and visitors would see these signs. Type it again in Unicode (Hindi keyboard), or convert it with "KrutiDev to Unicode".`;
}
