import type { SiteCheck } from './built-site';

/** One heading of the first level, and no level left out on the way down. */
export const checkHeadings: SiteCheck = ({ pages }) =>
  pages.flatMap((page) => {
    const headings = page.elements
      .filter(({ name }) => /^h[1-6]$/.test(name))
      .map(({ name, text }) => ({ level: Number(name.slice(1)), text: text.trim() }));
    const first = headings.filter(({ level }) => level === 1).length;
    const messages = first === 1 ? [] : [`has ${first} headings of the first level, instead of one`];
    headings.forEach(({ level, text }, index) => {
      const before = headings[index - 1]?.level ?? 1;
      if (level > before + 1) {
        messages.push(
          `has the heading "${text}" of level ${level} right below level ${before}. Use level ${before + 1}.`,
        );
      }
    });
    return messages.map((message) => ({ page, message }));
  });
