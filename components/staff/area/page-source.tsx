import type { ComponentType } from 'react';
import type { PageSource, RoutedPage } from '../router/StaffRouter';
import { readPage } from './read-page';

const loadLogin = async () => (await import('../LoginPage')).LoginScreen;
const loadDashboard = async () => (await import('../StaffDashboard')).DashboardScreen;

/** The pages of the staff area, and the code of each, which is fetched when it is first shown. */
const SCREENS: ReadonlyMap<string, () => Promise<ComponentType<never>>> = new Map<
  string,
  () => Promise<ComponentType<never>>
>([
  ['/login', loadLogin],
  ['/dashboard', loadDashboard],
  ['/dashboard/locations', loadDashboard],
]);

async function fetchPage(path: string): Promise<RoutedPage> {
  const load = SCREENS.get(path);
  if (!load) throw new Error(`${path} is not a page of the staff area`);
  const [screen, { title, props, styles }] = await Promise.all([load(), readPage(path)]);
  // The props were written by the exported page of the same screen.
  const Screen = screen as ComponentType<object>;
  return {
    path,
    content: <Screen {...props} />,
    prepareDocument() {
      document.title = title;
      const known = [...document.querySelectorAll('style')];
      const missing = styles.filter((style) => !known.some((each) => each.isEqualNode(style)));
      document.head.append(...missing);
    },
  };
}

const fetched = new Map<string, Promise<RoutedPage>>();

/** Each page is fetched once. */
export const pageSource: PageSource = {
  knows: (path) => SCREENS.has(path),
  fetch(path) {
    const known = fetched.get(path) ?? fetchPage(path);
    fetched.set(path, known);
    known.catch(() => fetched.delete(path));
    return known;
  },
};
