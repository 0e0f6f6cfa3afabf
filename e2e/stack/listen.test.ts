import { describe, expect, test } from 'vitest';
import { portError } from './listen.ts';

describe('portError', () => {
  test.each([
    ['EADDRINUSE', 'Port 4000 is in use: stop the program that uses it, or set HOST_PORT to another port'],
    ['EACCES', 'Port 4000 is not open to this user: set HOST_PORT to another port'],
    ['EAFNOSUPPORT', 'Port 4000 cannot be listened on (EAFNOSUPPORT): set HOST_PORT to another port'],
  ])('explains %s and says what to do', (code, message) => {
    const error = Object.assign(new Error(code), { code });

    expect(portError(error, 4000, 'HOST_PORT').message).toBe(message);
  });
});
