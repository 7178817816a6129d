import type { ReportFormat } from '@app/shared/contracts';
import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { DownloadMenu } from './download-menu.tsx';

it('offers the report in every format that it comes in', () => {
  const asked: ReportFormat[] = [];
  render(<DownloadMenu decided={1} all={3} areVersions isCertified onDownload={(format) => void asked.push(format)} />);
  for (const name of [
    /^Word/u,
    /^PDF/u,
    /^CSV/u,
    /^JSON/u,
    /^Redline, Word/u,
    /^Redline, PDF/u,
    /^Comparison certificate/u,
  ]) {
    fireEvent.click(screen.getByRole('button', { name: 'Download report' }));
    fireEvent.click(screen.getByRole('button', { name }));
  }
  expect(asked).toEqual(['docx', 'pdf', 'csv', 'json', 'redline', 'redline-pdf', 'certificate']);
});

it('offers a redline of versions only, and a certificate of scans only', () => {
  render(<DownloadMenu decided={1} all={3} areVersions={false} isCertified={false} onDownload={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'Download report' }));
  expect(screen.queryByRole('button', { name: /^Redline|^Comparison/u })).toBeNull();
});
