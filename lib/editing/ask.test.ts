import { PassThrough } from 'node:stream';
import { NoMoreAnswers, startConversation } from './ask';

const refuseNo = (answer: string): string | undefined => (answer === 'no' ? 'must be another.' : undefined);

function start(isTTY: boolean) {
  const input = Object.assign(new PassThrough(), { isTTY });
  const said: string[] = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said.push(String(text));
    return true;
  });
  return { input, said, conversation: startConversation(input) };
}
afterEach(() => jest.restoreAllMocks());

describe('answers', () => {
  it('that are typed ahead at a keyboard go to the next questions, not to one that is asked again', async () => {
    const { input, said, conversation } = start(true);
    input.write('no\nsecond\nthird\n');
    const first = conversation.ask('First?', refuseNo);
    while (said.filter((text) => text.startsWith('First?')).length < 2)
      await new Promise((resolve) => setTimeout(resolve, 10));
    input.write('first\n');
    expect(await first).toBe('first');
    expect(await conversation.ask('Second?', refuseNo)).toBe('second');
    expect(await conversation.ask('Third?', refuseNo)).toBe('third');
    conversation.close();
  });

  it('from another program are taken in their order', async () => {
    const { input, conversation } = start(false);
    input.end('no\nfirst\nsecond\n');
    expect(await conversation.ask('First?', refuseNo)).toBe('first');
    expect(await conversation.ask('Second?', refuseNo)).toBe('second');
    await expect(conversation.ask('Third?', refuseNo)).rejects.toBeInstanceOf(NoMoreAnswers);
  });
});
