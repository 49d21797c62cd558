import { existsSync } from 'node:fs';
import path from 'node:path';
import { commandFor, contentDirectory } from '@/lib/content/read/tree';
import { readBuiltSite, type BuiltSite } from './built-site';
import { CHECKS, checkContentWeight, checkPictureMetadata, checkValidity, judgeSite } from './site-checks';
import { SITE_FOLDER } from './files';
import { compareWithBuild } from './fingerprint';
import { reportLanguage, type LanguageReport } from '@/lib/content/languages/report-languages';
import { loadContent } from '@/lib/content/load-content';
import { formatProblem, type Problem } from '@/lib/content/say/problem';
import { readDisclosure, unlistedOf } from '@/lib/disclosure/judge-disclosure';
import { readFreshness } from '@/lib/site/freshness';
import { siteDate } from '@/lib/text/dates';

interface Section {
  title: string;
  /** Problems that stop publishing, one per line. */
  fix: readonly string[];
  /** Things that the Board requires but the school lacks. They never stop an urgent change. */
  owed?: readonly string[];
  /** Items from an earlier day or session. The report's last line counts them. */
  late?: readonly string[];
  /** Notes that do not stop publishing. */
  look: readonly string[];
}

/** Runs every check of out/, including slow ones, and reports whether out/ is out of date. */
export async function siteSection(): Promise<Section & { pages: number }> {
  const title = 'The finished site';
  const directory = contentDirectory();
  if (!existsSync(path.join(SITE_FOLDER, 'index.html'))) {
    const command = commandFor('npm run build');
    return { title, fix: [`There is no finished site yet. Type ${command} first.`], look: [], pages: 0 };
  }
  const { stale, otherDay } = compareWithBuild(directory, siteDate(new Date()));
  const site = await readBuiltSite(SITE_FOLDER);
  const faults = await judgeSite(site, [...CHECKS, checkPictureMetadata, checkValidity]);
  return {
    title,
    fix: [stale ?? [], faults].flat(),
    look: [otherDay ?? [], await judgeSite(site, [checkContentWeight]), describeEnquiries(site)].flat(),
    pages: site.pages.length,
  };
}

/** Reports where enquiries go, according to the pages, because API_ORIGIN only takes effect when they are built. */
export function describeEnquiries({ pages }: Pick<BuiltSite, 'pages'>): string[] {
  const elements = pages.flatMap((page) => page.elements);
  const find = (id: string) => elements.find(({ attributes }) => attributes.id === id);
  const form = find('enquiry-form');
  if (!form && !find('enquiry-others')) return [];
  const { action = '' } = form?.attributes ?? {};
  if (!form)
    return [
      'Enquiries come by telephone, WhatsApp and e-mail only, because school.yaml says staffLogin: false.',
    ];
  if (URL.canParse(action))
    return [
      `The enquiry form is sent to ${new URL(action).origin}. Add the address of this site to that server's ALLOWED_ORIGINS.`,
    ];
  return [
    'The enquiry form is sent to the staff server on the same host. If your host only serves files, write staffLogin: false in school.yaml: the page then offers telephone, WhatsApp and e-mail.',
  ];
}

/** Formats the report. Its last line says whether the site can be published. @param command for this report */
export function formatSections(sections: readonly Section[], command: string): string {
  const parts = sections.map(({ title, fix, owed = [], late = [], look }) =>
    [
      `${fix.length ? '✗' : owed.length + late.length ? '!' : '✓'} ${title}${[fix, owed, late, look].flat().length ? '' : ': in order'}`,
      ...listOf('To fix', fix),
      ...listOf('Owed to the Board (does not stop publishing)', owed),
      ...listOf('To bring up to date (does not stop publishing)', late),
      ...listOf('To look at (does not stop publishing)', look),
    ].join('\n'),
  );
  const open = sections
    .filter(({ fix }) => fix.length)
    .map(({ title }) => title.charAt(0).toLowerCase() + title.slice(1));
  const [debts, old] = (['owed', 'late'] as const).map((list) => {
    const { length } = sections.flatMap((section) => section[list] ?? []);
    return length && (length === 1 ? 'one thing' : `${length} things`);
  });
  const ready = [
    'Ready to publish.',
    debts ? `The school owes the Board ${debts}, listed above: tell the principal.` : [],
    old ? `Out of date: ${old}, listed above.` : [],
  ];
  const last = open.length
    ? `Not ready to publish: fix ${new Intl.ListFormat('en-IN').format(open)}. Then run ${command} again.`
    : ready.flat().join(' ');
  return [...parts, last].join('\n\n');
}

const listOf = (title: string, lines: readonly string[]): string[] =>
  lines.length ? [`  ${title}:`, ...lines.map((line) => `    ${line}`)] : [];

export async function readSections(directory: string, day: string): Promise<Section[]> {
  const { problems, translations } = await loadContent(directory, { day, publish: true });
  const { rows, rules, owed, otherBoard } = await readDisclosure(directory, { day, publish: true });
  const ofForm = rows.flatMap((row) => row.problems);
  const reported = new Set(ofForm.map(formatProblem));
  const others = problems.filter((problem) => !reported.has(formatProblem(problem)));
  const stale = await readFreshness(directory, day);
  const duties = rules.flatMap((rule) => unlistedOf(rows, rule.problems));
  const disclosure = otherBoard ? "CBSE's disclosure, not required" : "The Board's disclosure";
  return [
    toSection('The content', others),
    toSection(disclosure, ofForm, owed),
    { title: 'What is out of date', fix: [], late: stale.map(formatProblem), look: [] },
    toSection("Duties besides the Board's form", duties, owed),
    ...translations.map(reportLanguage).map(languageSection),
  ];
}

/** Reports on a translation. A page that is still in English never stops an urgent change. */
function languageSection({ name, percent, files, law }: LanguageReport): Section {
  const late = files
    .filter((file) => file.percent < 100)
    .map(({ file, percent: part }) => `${file}: ${part} %`);
  return { title: `The website in ${name}: ${percent} %`, fix: [], late, look: law };
}

function toSection(title: string, problems: readonly Problem[], debts: readonly Problem[] = []): Section {
  const errors = problems.filter(({ severity }) => severity === 'error');
  return {
    title,
    fix: errors.filter((problem) => !debts.includes(problem)).map(formatProblem),
    owed: errors.filter((problem) => debts.includes(problem)).map(formatProblem),
    look: problems.filter(({ severity }) => severity === 'warning').map(formatProblem),
  };
}
