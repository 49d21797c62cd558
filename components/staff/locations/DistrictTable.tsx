import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import type { District } from '@/lib/api/read-answers';
import { fillIn } from '@/lib/text/text';
import type { Staff } from '@/lib/content/kinds/staff';

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

export function DistrictTable({
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
