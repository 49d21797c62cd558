const FOLDER = '/assets/';

/**
 * The file of content/files/ that an address leads to: `/assets/fee%20structure.pdf` → `fee structure.pdf`. An editor
 * may write the name as it is, or as a browser shows it.
 * @returns undefined for another address
 */
export function assetName(address: string): string | undefined {
  if (!address.startsWith(FOLDER)) return undefined;
  const name = address.slice(FOLDER.length);
  try {
    return decodeURI(name);
  } catch {
    // A lone "%": no file has such a name, and the check of links says so.
    return name;
  }
}

/** An address as an editor writes it, as HTML has it. */
export function hrefOf(address: string): string {
  const file = assetName(address);
  return file === undefined ? address : assetAddress(file);
}

/** The address of a file of content/files/, as HTML has it. */
export function assetAddress(name: string): string {
  return FOLDER + encodeURI(name);
}
