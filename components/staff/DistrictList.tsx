import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import type { District } from '@/lib/staff/answers';
import { changeQuery, filterByName, sortByName, takePage, type LocationQuery } from '@/lib/staff/locations';
import type { Staff } from '@/lib/content/kinds/staff';
import { fillIn } from '@/lib/text/text';
import { Paginator } from './Paginator';
import { Status } from './states';

interface DistrictListProps {
  districts: readonly District[];
  stateName: string;
  query: LocationQuery;
  words: Staff;
  onEdit: (district: District) => void;
  onDelete: (district: District) => void;
}

const nameOf = ({ districtName }: District): string => districtName;

/** The districts that match the filter, sorted and paginated; or the reason why there are none. */
export function DistrictList({ districts, stateName, query, words, onEdit, onDelete }: DistrictListProps) {
  const { filter, pageSize, descending } = query;
  const text = words.locations;
  const found = filterByName(districts, filter, nameOf);
  const { items, ...list } = takePage(sortByName(found, nameOf, query), query.page, pageSize);
  const missing = districts.length
    ? !found.length && fillIn(text.noMatch, { filter })
    : fillIn(text.noDistricts, { state: stateName });
  const buttons = [
    { word: text.edit, withName: text.editOne, Icon: IconPencil, run: onEdit },
    { word: text.delete, withName: text.deleteOne, Icon: IconTrash, run: onDelete },
  ];
  return (
    <>
      <Status>{missing ? <p className="note">{missing}</p> : null}</Status>
      {found.length ? (
        <table className="data-table district-table" aria-labelledby="districts-title">
          <thead>
            <tr>
              <th scope="col" aria-sort={descending ? 'descending' : 'ascending'}>
                <button
                  type="button"
                  className="sort"
                  onClick={() => changeQuery({ descending: !descending, page: 1 })}
                >
                  {text.district}
                  {descending ? (
                    <IconArrowUp size={18} aria-hidden />
                  ) : (
                    <IconArrowDown size={18} aria-hidden />
                  )}
                </button>
              </th>
              <th scope="col" className="amount">
                {text.actions}
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((district) => (
              <tr key={district.districtId}>
                <th scope="row">{district.districtName}</th>
                <td className="amount">
                  {buttons.map(({ word, withName, Icon, run }) => {
                    // With the name of the district, for screen readers that list the buttons.
                    const name = fillIn(withName, { district: district.districtName });
                    return (
                      <button
                        key={word}
                        type="button"
                        className="row-button"
                        aria-label={name}
                        data-tooltip={name}
                        onClick={() => run(district)}
                      >
                        <Icon size={18} aria-hidden />
                        <span>{word}</span>
                      </button>
                    );
                  })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {districts.length && !found.length ? (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => changeQuery({ filter: '', page: 1 })}
        >
          {text.clearFilter}
        </button>
      ) : null}
      {districts.length ? (
        <Paginator list={list} pageSize={pageSize} words={words.paginator} onChange={changeQuery} />
      ) : null}
    </>
  );
}
