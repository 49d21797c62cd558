import { readApiSettings } from '@/lib/staff/api-settings';
import type { Content } from '@/lib/content/content';

/** What every page of the dashboard gives its island. */
export function frameProps({ school, staff }: Pick<Content, 'school' | 'staff'>) {
  return {
    settings: readApiSettings(process.env),
    school: { name: school.name, shortName: school.shortName },
    words: staff.frame,
    menu: staff.menu,
    opening: staff.login.opening,
  };
}
