import { readArguments } from './read-user-arguments';

describe('the arguments of the user command', () => {
  it.each([[['--help']], [['-h']], [['add', '--help']]])('ask for help: %j', (args) => {
    expect(readArguments(args)).toBeNull();
  });

  it('are read', () => {
    expect(readArguments(['add', 'asha', '--role', 'clerk', '--generate'])).toEqual({
      action: 'add',
      name: 'asha',
      role: 'clerk',
      fullName: undefined,
      generate: true,
      newDatabase: false,
    });
    expect(readArguments(['role', 'asha', 'clerk'])).toMatchObject({ name: 'asha', role: 'clerk' });
  });

  it.each([
    [[], 'The accounts of the staff area'],
    [['asha'], 'There is no "asha".'],
    [['toString'], 'There is no "toString".'],
    [['add'], 'Write one user name after "add".'],
    [['add', 'two', 'names'], 'Write one user name after "add".'],
    [['list', 'asha'], 'Write nothing after "list".'],
    [['role', 'asha'], 'Write the user name and the role after "role".'],
    [['remove', 'asha', '--role', 'clerk'], "Unknown option '--role'"],
    [['disable', 'asha', '--generate'], "Unknown option '--generate'"],
    [['password', 'asha', '--new-database'], "Unknown option '--new-database'"],
  ])('that make no sense are refused with the usage: %j', (args, reason) => {
    expect(() => readArguments(args)).toThrow(reason);
    expect(() => readArguments(args)).toThrow('npm run user -- list');
  });
});
