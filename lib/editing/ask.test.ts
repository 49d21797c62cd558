import { PassThrough } from 'node:stream';
import { NoMoreAnswers, startConversation } from './ask';

const refuseNo = (answer: string): string | undefined => (answer === 'no' ? 'must be another.' : undefined);

it('answers are read in order, even if they arrive before their questions', async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const input = new PassThrough();
  const conversation = startConversation(input);
  input.end('no\nfirst\nsecond\n');
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await conversation.ask('First?', refuseNo)).toBe('first');
  expect(await conversation.ask('Second?', refuseNo)).toBe('second');
  await expect(conversation.ask('Third?', refuseNo)).rejects.toBeInstanceOf(NoMoreAnswers);
  jest.restoreAllMocks();
});
