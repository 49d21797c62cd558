import type { Schema } from 'yup';
import { ApiError, type Variant } from './api-error';

/**
 * An answer as the schema describes it. Strict: nothing is converted here.
 * @throws ApiError `wrongShape`
 */
export function checkAnswer<T>(answer: unknown, schema: Schema<T>, variant: Variant): T {
  try {
    return schema.validateSync(answer, { strict: true });
  } catch (error) {
    throw new ApiError('wrongShape', variant, { cause: error });
  }
}
