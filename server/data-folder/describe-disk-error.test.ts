import { describeDiskError } from './describe-disk-error';

describe('a disk that fails at the start', () => {
  it.each([
    [Object.assign(new Error('write'), { code: 'ENOSPC' }), 'The disk is full. Free some space'],
    [Object.assign(new Error('could not extend file'), { code: '53100' }), 'The disk is full.'],
    [new Error("{ name: 'ErrnoError', errno: 51 }"), 'The disk is full.'],
    [{ name: 'ErrnoError', errno: 69 }, 'The disk is read-only. Make it writable'],
    [Object.assign(new Error('mkdir'), { code: 'EACCES' }), 'This user may not write there.'],
    [
      new Error("ENOENT: no such file or directory, mkdir '/proc/x'"),
      'No folder can be made there. Set DATA_DIR',
    ],
  ])('%j is told in a sentence', (error, sentence) => {
    const { message } = describeDiskError(error, '/srv/data');
    expect(message).toContain(`The data folder /srv/data cannot be used. ${sentence}`);
    expect(message).toMatch(/, then start again\.$/);
  });

  it('passes a sentence on, and shows an unknown object whole', () => {
    const sentence = new Error('The data in /srv/data is in use by process 5.');
    expect(describeDiskError(sentence, '/srv/data')).toBe(sentence);
    expect(describeDiskError({ odd: 1 }, '/srv/data').message).toBe(
      'The data folder /srv/data cannot be used: { odd: 1 }',
    );
  });
});
