import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import type { District } from '@/lib/staff/answers';
import { fillIn } from '@/lib/text/fill-in';
import type { Staff } from '@/lib/content/schemas/staff';
import { type LocationQuery, filterByName, sortByName, takePage } from '@/lib/staff/locations';
import type { LocationWords, ChangeQuery } from './LocationsPage';
import { Paginator } from './Paginator';
import { Status } from './states';

interface DistrictTableProps {
  districts: readonly District[];
  /** The id of the heading above. */
  labelledBy: string;
  descending: boolean;
  words: Staff['locations'];
  onSort: () => void;
  onEdit: (district: District) => void;
  onDelete: (district: District) => void;
}

function DistrictTable({
  districts,
  labelledBy,
  descending,
  words,
  onSort,
  onEdit,
  onDelete,
}: DistrictTableProps) {
  const SortIcon = descending ? IconArrowUp : IconArrowDown;
  return (
    <table className="data-table district-table" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col" aria-sort={descending ? 'descending' : 'ascending'}>
            <button type="button" className="sort" onClick={onSort}>
              {words.district}
              <SortIcon size={18} aria-hidden />
            </button>
          </th>
          <th scope="col" className="amount">
            {words.actions}
          </th>
        </tr>
      </thead>
      <tbody>
        {districts.map((district) => (
          <tr key={district.districtId}>
            <th scope="row">{district.districtName}</th>
            <td className="amount">
              <RowButton
                text={words.edit}
                name={fillIn(words.editOne, { district: district.districtName })}
                Icon={IconPencil}
                onClick={() => onEdit(district)}
              />
              <RowButton
                text={words.delete}
                name={fillIn(words.deleteOne, { district: district.districtName })}
                Icon={IconTrash}
                onClick={() => onDelete(district)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface RowButtonProps {
  text: string;
  /** The text with the name of the district, for screen readers that list the buttons. */
  name: string;
  Icon: typeof IconPencil;
  onClick: () => void;
}

function RowButton({ text, name, Icon, onClick }: RowButtonProps) {
  return (
    <button type="button" className="row-button" aria-label={name} data-tooltip={name} onClick={onClick}>
      <Icon size={18} aria-hidden />
      <span>{text}</span>
    </button>
  );
}

interface DistrictListProps {
  query: LocationQuery;
  onChange: ChangeQuery;
  words: LocationWords;
  districts: readonly District[];
  stateName: string;
  onEdit: (district: District) => void;
  onDelete: (district: District) => void;
}

const nameOf = ({ districtName }: District): string => districtName;

/** The districts that match the filter, sorted and paginated; or the reason why there are none. */
export function DistrictList({
  districts,
  stateName,
  query,
  words,
  onChange,
  onEdit,
  onDelete,
}: DistrictListProps) {
  const text = words.locations;
  const found = filterByName(districts, query.filter, nameOf);
  const { items, ...list } = takePage(sortByName(found, nameOf, query), query.page, query.pageSize);
  return (
    <>
      <Status>
        {districts.length ? null : <p className="empty">{fillIn(text.noDistricts, { state: stateName })}</p>}
        {districts.length && !found.length ? (
          <p className="empty">{fillIn(text.noMatch, { filter: query.filter })}</p>
        ) : null}
      </Status>
      {districts.length && !found.length ? (
        <button type="button" className="button-small" onClick={() => onChange({ filter: '', page: 1 })}>
          {text.clearFilter}
        </button>
      ) : null}
      {items.length ? (
        <DistrictTable
          districts={items}
          labelledBy="districts-title"
          descending={query.descending}
          words={text}
          onSort={() => onChange({ descending: !query.descending, page: 1 })}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      ) : null}
      {districts.length ? (
        <Paginator list={list} pageSize={query.pageSize} words={words.paginator} onChange={onChange} />
      ) : null}
    </>
  );
}
