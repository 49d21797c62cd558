import type { Content } from './content';
import type { Block } from './schemas/page';

/** The content without blocks, on any page, for which the school has nothing: neither a heading nor a link is left of them. */
export function withFilledBlocks(content: Content): Content {
  return {
    ...content,
    pages: content.pages.map((page) => ({
      ...page,
      shows: page.shows?.filter((block) => isFilled(block, content)),
    })),
  };
}

function isFilled(block: Block, content: Content): boolean {
  const { admission, disclosure, documents, fees, ownDisclosure } = content;
  switch (block) {
    case 'feeTables':
      return [fees.tuition, fees.admission, fees.registration, fees.annual, fees.other].some(
        (table) => table.length > 0,
      );
    case 'accountants':
      return fees.accountants.length > 0;
    case 'admissionRules':
      return admission.rules.length > 0 || admission.documents.length > 0 || admission.form !== undefined;
    case 'documents':
      return documents.documents.length > 0;
    case 'ownDisclosure':
      return ownDisclosure !== undefined;
    default:
      return !block.startsWith('disclosure') || disclosure !== undefined;
  }
}
