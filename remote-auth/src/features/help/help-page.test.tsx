import { createTestHost, renderWithHost } from '@app/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { act, within } from '@testing-library/react';
import { HelpPage } from './index.ts';

const titles = [
  'What it does',
  'Supported files',
  'What is compared',
  'How to read a finding',
  'The report',
  'How long data is kept',
  'Where your data is stored',
  'Keyboard',
];

function openHelp(isLoggedIn = false) {
  const settings = { sessionDocumentLimit: 20, uploadLimitMb: 30, retentionHours: 48 };
  const testHost = createTestHost({ user: isLoggedIn ? { email: 'dana@northgate.example' } : null, settings });
  return renderWithHost(HelpPage, { route: '/help', testHost });
}

describe('HelpPage', () => {
  it('says all there is to know, each under its heading', () => {
    const { getAllByRole } = openHelp();
    expect(getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(titles);
  });

  it('leads to who runs the service and by which terms, where that is set', () => {
    const testHost = createTestHost({
      settings: { links: { terms: 'https://terms.example', contact: 'mailto:a@b.example' } },
    });
    const { getByRole, queryByRole } = renderWithHost(HelpPage, { route: '/help', testHost });
    expect(getByRole('heading', { name: 'About this service' })).toBeVisible();
    expect(getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', 'https://terms.example');
    expect(getByRole('link', { name: 'Contact' })).toHaveAttribute('href', 'mailto:a@b.example');
    expect(queryByRole('link', { name: 'Imprint' })).toBeNull();
  });

  it('tells the numbers of this service', () => {
    const { getByText } = openHelp();
    expect(getByText(/up to 20 files of 30 MB each/)).toBeVisible();
    expect(getByText(/deleted after 48 hours/)).toBeVisible();
  });

  it('says what is never compared', () => {
    expect(openHelp().getByText(/^Signatures, images and handwriting are not compared/)).toBeVisible();
  });

  it('shows each kind of mark in an element that says the same', () => {
    const { getByText } = openHelp();
    expect(getByText('removed').tagName).toBe('DEL');
    expect(getByText('added').tagName).toBe('INS');
    expect(getByText('one reading').tagName).toBe('MARK');
  });

  it('leads to each section and takes the focus there', async () => {
    const { getByRole, user } = openHelp();
    const contents = within(getByRole('navigation', { name: 'On this page' }));
    expect(contents.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(titles);
    await user.click(contents.getByRole('link', { name: 'The report' }));
    expect(getByRole('heading', { name: 'The report' })).toHaveFocus();
  });

  it('marks the section that has been scrolled to', () => {
    const { getByRole } = openHelp();
    const placed = (name: string, top: number) => {
      getByRole('heading', { name }).getBoundingClientRect = () => new DOMRect(0, top, 100, 20);
    };
    titles.forEach((name) => placed(name, 900));
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(getByRole('link', { name: 'What it does' })).toHaveAttribute('aria-current', 'location');
    titles.forEach((name, place) => placed(name, place < 3 ? -200 : 900));
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(getByRole('link', { name: 'What is compared' })).toHaveAttribute('aria-current', 'location');
    expect(getByRole('link', { name: 'What it does' })).not.toHaveAttribute('aria-current');
  });

  it('leads back to where the reader came from', () => {
    expect(openHelp().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(openHelp(true).getByRole('link', { name: 'Comparisons' })).toHaveAttribute('href', '/dashboard');
  });
});
