import { explainClasses } from '../kinds/classes';
import { fieldOf, walkValue } from '../kinds/describe';
import { kindOf } from '../kinds/kinds';
import type { Source } from '../read/source';
import { problemAt, type Problem } from '../say/problem';

/** Classes that no school has, or that cannot be read, in any field that names classes. */
export function checkClassNames(source: Source): Problem[] {
  return walkValue(fieldOf(kindOf(source.kind).schema), source.document.value).flatMap(
    ({ field: { names, example }, path, value }) => {
      const wrong =
        names && typeof value === 'string' && value ? explainClasses(value, names, example) : undefined;
      return wrong ? [problemAt(source, path, wrong.message, wrong.severity)] : [];
    },
  );
}
