import { describe, expect, it } from '@jest/globals';
import { checkPassword } from './password-policy.ts';

const ada = { email: 'ada.lovelace@example.com', fullName: 'Ada Lovelace' };

describe('checkPassword', () => {
  it.each(['123456', 'password', 'qwerty', 'iloveyou', 'letmein', 'PassWord', ' 123456 ', 'discrepancy'])(
    'refuses %j, which is tried first',
    async (password) => {
      await expect(checkPassword(password, ada)).rejects.toMatchObject({ code: 'password_too_common' });
    },
  );

  it.each(['Ada Lovelace', 'adalovelace', 'ada.lovelace', 'ADA.LOVELACE@example.com'])(
    'refuses %j, which is known about the person',
    async (password) => {
      await expect(checkPassword(password, ada)).rejects.toMatchObject({ code: 'password_too_common' });
    },
  );

  it.each(['difference engine', 'pl4nt-w4ter', 'пароль на ночь', '      x', '🂡🂢🂣🂤🂥🂦'])(
    'accepts %j without asking for kinds of characters',
    async (password) => {
      await expect(checkPassword(password, ada)).resolves.toBeUndefined();
    },
  );
});
