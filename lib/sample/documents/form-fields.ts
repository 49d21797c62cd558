/** Fields of a paper form: something to write on, beside the words that say what to write. */

/** A line to write on. */
export const line = (label: string): string =>
  `<p class="field">${label && `<span>${label}</span>`}<i></i></p>`;

/** One box for each digit, in groups. */
export function boxes(label: string, groups: number[]): string {
  const drawn = groups.map((digits) => {
    const separators = Array.from({ length: digits - 1 }, (_, index) => `M${(index + 1) * 16} 0v20`);
    const width = digits * 16;
    return `<svg viewBox="-1 -1 ${width + 2} 22" height="22" aria-hidden="true"><path d="M0 0h${width}v20H0Z${separators.join('')}"/></svg>`;
  });
  return `<p class="boxes"><span>${label}</span>${drawn.join('')}</p>`;
}

/** Answers to tick. */
export const choices = (label: string, answers: string[]): string =>
  `<p class="choices"><span>${label}</span>${answers.map((answer) => `<em>${answer}</em>`).join('')}</p>`;

export const photoFrame = (label: string): string => `<p class="photo">${label}</p>`;
