/** Says in a sentence why a server could not start to listen, and what to do. */
export function describeListenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(
      `Port ${port} is already in use. Stop the other program, or choose another port: --port ${port + 1}`,
    );
  }
  if (error.code === 'EACCES') {
    return new Error(`Port ${port} needs special rights. Choose one above 1023, such as --port 3000`);
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new Error(`${host} is not an address of this machine. Check HOST; 127.0.0.1 always works.`);
  }
  return error;
}
