import type { ChangeEvent, ComponentProps } from 'react';
import type { Typed } from '@/lib/editing/forms/api/forms';
import { isCalendarDate, nameMonth, nameWeekday, sayDays } from '@/lib/text/dates';
import { isRightToLeft } from '@/lib/text/language';
import { useEditor } from './editor-context';
import { typedText, useValue, type ControlProps } from './form-values';
import { toMarkdown, withoutTabs } from './paste';
import { PictureChooser } from './PictureChooser';

const TYPES: Readonly<Record<string, string>> = {
  date: 'date',
  time: 'time',
  moment: 'datetime-local',
  phone: 'tel',
  address: 'url',
};
const MODES: Readonly<Record<string, ComponentProps<'input'>['inputMode']>> = {
  rupees: 'numeric',
  number: 'numeric',
  percentage: 'decimal',
};
/** India's time zone, because the browser's control for a time does not ask for one. */
const ZONE = '+05:30';
/** The longest text in a control of one line, in characters. */
const ONE_LINE = 120;

export function Control(props: ControlProps) {
  const { field, value, onChange } = props;
  const { kinds, words, text } = useEditor();
  const { form = '', refers, choices, item, type } = field;
  const named: Readonly<Record<string, string>> = words.choices;
  const withNames = (names: readonly string[]) => names.map((name) => [name, named[name] ?? name] as const);
  const typed = typedText(value);
  const onText = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    onChange((refers === 'markdown' ? toMarkdown : withoutTabs)(target.value) || undefined);

  if (refers === 'picture' || refers === 'file') return <PictureChooser {...props} />;
  if (item?.choices.length) return <Checkboxes {...props} options={withNames(item.choices)} />;
  if (type === 'boolean') {
    const options = [['true', text.yes] as const, ['false', text.no] as const];
    const read = (chosen: Typed | undefined) => onChange(chosen === undefined ? chosen : chosen === 'true');
    const shown = value === undefined ? '' : String(value === true);
    return <Select {...props} value={shown} onChange={read} options={options} />;
  }
  if (choices.length) return <Select {...props} options={withNames(choices)} />;
  if (refers === 'contact') return <Select {...props} options={withNames(kinds.choices.contacts)} />;
  if (refers === 'group') return <GroupChooser {...props} />;
  if (refers === 'link') return <PageChooser {...props} />;
  if (form === 'dayOfYear') return <DayOfYear {...props} />;
  if (type === 'string' && !form && (!field.isLine || (field.max ?? 0) > ONE_LINE)) {
    return (
      <textarea {...shared(props)} rows={refers === 'markdown' ? 12 : 3} value={typed} onChange={onText} />
    );
  }
  const isMoment = form === 'moment';
  const day = typed.slice(0, 10);
  return (
    <>
      <input
        {...shared(props)}
        type={TYPES[form] ?? 'text'}
        inputMode={MODES[form]}
        list={field.namesClasses ? 'class-names' : undefined}
        autoComplete="off"
        value={isMoment ? typed.slice(0, 16) : typed}
        onChange={(event) =>
          isMoment && event.target.value ? onChange(event.target.value.slice(0, 16) + ZONE) : onText(event)
        }
      />
      {/* Show the day in words: in some browsers, 2 November looks like 11 February. */}
      {(isMoment || form === 'date') && isCalendarDate(day) ? (
        <output htmlFor={props.id} className="note">
          {`${nameWeekday(day)}, ${sayDays(typed)}`}
        </output>
      ) : null}
    </>
  );
}

/** The suggestions for fields that name classes. Render it once per page. */
export function ClassNames() {
  const { classes } = useEditor().kinds.choices;
  return (
    <datalist id="class-names">
      {classes.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </datalist>
  );
}

const shared = ({ id, invalid, describedBy, field }: ControlProps) => ({
  id,
  lang: field.language,
  dir: field.language && (isRightToLeft(field.language) ? 'rtl' : 'ltr'),
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  required: !field.optional,
});

interface WithOptions extends ControlProps {
  options: readonly (readonly [string, string])[];
}

function Select({ options, label, ...props }: WithOptions & { label?: string }) {
  const { text } = useEditor();
  const { value, onChange } = props;
  return (
    <select
      {...shared(props)}
      aria-label={label}
      value={typedText(value)}
      onChange={({ target }) => onChange(target.value || undefined)}
    >
      <option value="">{label ?? text.choose}</option>
      {options.map(([name, own]) => (
        <option key={name} value={name}>
          {own}
        </option>
      ))}
    </select>
  );
}

/** Check boxes, such as days of the week. If the ticked names are in the order of the boxes, they stay so. */
function Checkboxes({ options, value, onChange, id, describedBy }: WithOptions) {
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  const sort = (names: readonly string[]) =>
    options.map(([name]) => name).filter((name) => names.includes(name));
  const change = (name: string, isOn: boolean): void => {
    const next = isOn ? [...chosen, name] : chosen.filter((each) => each !== name);
    const isSorted = sort(chosen).join() === chosen.join();
    onChange(next.length ? (isSorted ? sort(next) : next) : undefined);
  };
  return (
    <div
      className="checks"
      id={id}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      tabIndex={-1}
    >
      {options.map(([name, own]) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={({ target }) => change(name, target.checked)}
          />
          {own}
        </label>
      ))}
    </div>
  );
}

function PageChooser(props: ControlProps) {
  const { kinds, text } = useEditor();
  const { value, onChange } = props;
  const { otherPage } = text;
  const pages = kinds.choices.pages.map(({ route, title }) => [route, title] as const);
  const isOther = typeof value === 'string' && value !== '' && !pages.some(([route]) => route === value);
  return (
    <>
      <Select {...props} value={isOther ? OTHER : value} options={[...pages, [OTHER, otherPage]]} />
      {isOther ? (
        <input
          aria-label={otherPage}
          value={value}
          // Not an empty value, which would remove this box.
          onChange={({ target }) => onChange(target.value || OTHER)}
        />
      ) : null}
    </>
  );
}
const OTHER = 'https://';

/** Offers the groups that are in the form, and the day's own group even if it no longer exists. */
function GroupChooser(props: ControlProps) {
  const groups = useValue(['groups'], (value) => value);
  const own = [groups ?? [], props.value ?? []].flat() as readonly string[];
  const names = own.filter((name, at) => name && own.indexOf(name) === at);
  return <Select {...props} options={names.map((name) => [name, name])} />;
}

const upTo = (count: number) =>
  Array.from({ length: count }, (_, index) => String(index + 1).padStart(2, '0'));
const DAYS = upTo(31).map((day) => [day, String(Number(day))] as const);

/** `04-10`, as day and month. */
function DayOfYear(props: ControlProps) {
  const { text } = useEditor();
  const { value, onChange, id } = props;
  const [month = '', day = ''] = typeof value === 'string' ? value.split('-') : [];
  const months = upTo(12).map((each) => [each, nameMonth(`2001-${each}-01`)] as const);
  const set = (ownMonth = '', ownDay = '') =>
    onChange(ownMonth || ownDay ? `${ownMonth || '01'}-${ownDay || '01'}` : undefined);
  return (
    <div className="two" role="group" aria-labelledby={`${id}-label`}>
      <Select
        {...props}
        label={text.day}
        value={day}
        options={DAYS}
        onChange={(own) => set(month, own as string)}
      />
      <Select
        {...props}
        id={`${id}-month`}
        label={text.month}
        value={month}
        options={months}
        onChange={(own) => set(own as string, day)}
      />
    </div>
  );
}
