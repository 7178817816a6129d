import { accountEndpoint, changeNameEndpoint } from '@app/shared/contracts';
import { anApiError } from '@app/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { anAccount, openAccount } from '../../testing/open-account.tsx';

async function rename(page: ReturnType<typeof openAccount>, name: string): Promise<HTMLElement> {
  const field = await page.findByRole('textbox', { name: 'Full Name' });
  await page.user.clear(field);
  await page.user.type(field, name);
  await page.user.click(page.getByRole('button', { name: 'Save name' }));
  return field;
}

describe('NameSection', () => {
  it('shows the name of sign-up and changes it', async () => {
    const page = openAccount();
    expect(await page.findByRole('textbox', { name: 'Full Name' })).toHaveValue('Dana Okafor');
    page.http.answer(changeNameEndpoint, () => {
      page.http.answer(accountEndpoint, anAccount({ name: 'Dana King' }));
      return { success: true, message: '' };
    });
    const field = await rename(page, ' Dana King ');
    expect(page.http.callsTo(changeNameEndpoint).map(({ body }) => body)).toEqual([{ username: 'Dana King' }]);
    expect(page.notify.toasts).toEqual([{ kind: 'success', text: 'Name saved.' }]);
    expect(field).toHaveValue('Dana King');
    await waitFor(() => expect(page.holds()).toEqual([]));
  });

  it('refuses a short one by the rule of sign-up, and calls nobody', async () => {
    const page = openAccount();
    const field = await rename(page, 'D');
    expect(field).toHaveAccessibleDescription('Full Name must be at least 2 characters');
    expect(page.http.callsTo(changeNameEndpoint)).toEqual([]);
  });

  it('says why it could not be changed', async () => {
    const page = openAccount();
    await page.findByRole('textbox', { name: 'Full Name' });
    page.http.answer(changeNameEndpoint, anApiError({ status: 0 }));
    await rename(page, 'Dana King');
    expect(await page.findByRole('alert')).toHaveTextContent('The change could not be saved. Check your connection');
  });
});
