import { readSettings } from './settings';

describe('the settings', () => {
  it('are safe without any variable: loopback, embedded database, eight hours, nobody else trusted', () => {
    expect(readSettings({ PORT: '' })).toEqual({
      host: '127.0.0.1',
      port: 3000,
      dataFolder: '.data',
      databaseUrl: undefined,
      jwtSecret: undefined,
      tokenMinutes: 480,
      allowedOrigins: [],
      trustedProxies: 0,
      ownNetworks: [],
      logsStatic: false,
    });
  });

  it('list everything that is wrong at once', () => {
    const env = {
      JWT_SECRET: 'short',
      DATABASE_URL: 'mysql://x',
      ALLOWED_ORIGINS: 'https://fine.example, https://slash.example/, *',
      PORT: '70000',
      TOKEN_MINUTES: '14',
      TRUST_PROXY: 'yes',
      OWN_NETWORKS: '203.0.113.0/24, 2001:db8::/32, 203.0.113.0/33, 10.0.0.1, school',
      LOG_STATIC: 'on',
    };
    expect(() => readSettings(env)).toThrow(
      [
        'JWT_SECRET must have 32 characters or more. Make one with: openssl rand -base64 48',
        'DATABASE_URL must begin with postgres:// (or be left out for the embedded database).',
        'ALLOWED_ORIGINS: write https://slash.example/ as an origin, such as https://www.school.example',
        'ALLOWED_ORIGINS: write * as an origin, such as https://www.school.example',
        'OWN_NETWORKS: write 203.0.113.0/33 as a network, such as 203.0.113.0/24 or 203.0.113.7/32',
        'OWN_NETWORKS: write 10.0.0.1 as a network, such as 203.0.113.0/24 or 203.0.113.7/32',
        'OWN_NETWORKS: write school as a network, such as 203.0.113.0/24 or 203.0.113.7/32',
        'LOG_STATIC must be 1 or 0.',
        'PORT must be a whole number from 0 to 65535.',
        'TOKEN_MINUTES must be a whole number from 15 to 480.',
        'TRUST_PROXY must be a whole number from 0 to 10.',
      ].join('\n'),
    );
  });

  it('never repeat a secret in their complaint', () => {
    expect(() => readSettings({ JWT_SECRET: 'hunter2' })).not.toThrow('hunter2');
  });
});
