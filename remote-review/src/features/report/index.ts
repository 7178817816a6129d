export { DownloadMenu } from './download-menu.tsx';
export { downloadReport } from './download-report.ts';
