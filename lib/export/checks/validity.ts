import { HtmlValidate } from 'html-validate';
import type { SiteCheck } from './built-site';

/** Every page is valid HTML. */
export const checkValidity: SiteCheck = async ({ pages }) => {
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:standard'],
  });
  const findings = [];
  for (const page of pages) {
    const { results } = await validator.validateString(page.html, page.file);
    for (const { messages } of results) {
      for (const { message, ruleId, line, column } of messages) {
        findings.push({ page, message: `is not valid HTML at ${line}:${column}: ${message} (${ruleId})` });
      }
    }
  }
  return findings;
};
