import type { District } from '@/lib/api/read-answers';
import { fillIn } from '@/lib/text/text';
import type { LocationQuery } from '@/lib/locations/location-query';
import { filterByName, sortByName, takePage } from '@/lib/locations/arrange-list';
import { DistrictTable } from './DistrictTable';
import type { LocationWords } from './location-words';
import { Paginator } from './Paginator';
import type { ChangeQuery } from './useLocationQuery';
import { Status } from '../Status';

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
