import { FailureMessage } from '../FailureMessage';
import { useStaff } from '../StaffProvider';
import { useAnswer } from '../useAnswer';
import { DistrictPanel } from './DistrictPanel';
import type { LocationWords } from './location-words';
import { RetryButton } from './RetryButton';
import { Skeleton } from './Skeleton';
import { StateList } from './StateList';
import { useLocationQuery } from './useLocationQuery';
import { Status } from '../Status';

/** States and districts: the states beside the districts of the chosen one; on narrow screens one or the other. */
export function LocationsPage({ words }: { words: LocationWords }) {
  const { api } = useStaff();
  const [query, changeQuery] = useLocationQuery();
  const { answer, retry } = useAnswer(api.listStates, words);
  const states = answer.status === 'ready' ? answer.value : [];
  const chosen = states.find(({ stateId }) => stateId === query.stateId);

  return (
    <>
      <h1>{words.locations.title}</h1>
      <FailureMessage failure={answer.status === 'failed' ? answer.failure : undefined}>
        <RetryButton text={words.locations.retry} onRetry={retry} />
      </FailureMessage>
      <Status>
        {answer.status === 'loading' ? <Skeleton text={words.locations.loadingStates} /> : null}
      </Status>
      {answer.status === 'ready' ? (
        <div className="locations" data-chosen={chosen ? '' : undefined}>
          <StateList
            states={states}
            chosenId={chosen?.stateId}
            words={words.locations}
            onChoose={(stateId) => changeQuery({ stateId, filter: '', page: 1 })}
          />
          {chosen ? (
            <DistrictPanel
              key={chosen.stateId}
              state={chosen}
              states={states}
              query={query}
              onChange={changeQuery}
              words={words}
            />
          ) : (
            <p className="locations-hint" role={query.stateId === undefined ? undefined : 'alert'}>
              {query.stateId === undefined ? words.locations.choose : words.locations.unknownState}
            </p>
          )}
        </div>
      ) : null}
    </>
  );
}
