import type { Remedy } from '../remedies/remedy';
import type { Position } from '../yaml/yaml-document';

/** A sign of Markdown that is written so that visitors would see it as it is typed. */
export interface MarkdownSlip extends Position {
  message: string;
  /** Whether it may be meant. */
  warning?: boolean;
  remedy?: Remedy;
}
