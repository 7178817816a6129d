import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFillSync } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { AnalysisResult, Finding } from '@app/engine';
import type { CropRenderer } from '@app/engine/report';

/** Writes one made-up report and prints what it cost as JSON: `write-sample-report.ts <findings> <pictures> <docx | pdf>`. */
const findingCount = Number(process.argv[2] ?? 5_000);
const pictureCount = Number(process.argv[3] ?? 0);
const isPdf = process.argv[4] === 'pdf';

const severities = ['high', 'medium', 'low', 'info'] as const;

function sampleFinding(index: number): Finding {
  const amount = 10_000 + index;
  const place = (document: string, value: number) => ({
    document,
    page: 1 + index,
    quote: `Tenant shall pay to Landlord, without notice, demand or set-off, a Monthly Base Rent of $${value}.00, in advance, on the first day of month ${index}.`,
    value: `$${value}.00`,
    normalized: { type: 'money', amount: `${value}.00`, currency: 'USD' },
    boxes: [[72, 100 + (index % 600), 480, 112 + (index % 600)] as [number, number, number, number]],
    missing: false,
  });
  return {
    id: `f${index + 1}`,
    kind: 'value-conflict',
    rule: 'amount-mismatch',
    severity: severities[index % 4] ?? 'high',
    tier: 'sure',
    confidence: 0.5 + (index % 50) / 100,
    subject: `Monthly base rent of unit ${index}`,
    explanation: `d1 and d2 say ${amount}.00 USD, d3 says ${amount + 90}.00 USD`,
    positions: [place('d1', amount), place('d2', amount), place('d3', amount + 90)],
  };
}

const result: AnalysisResult = {
  schemaVersion: 2,
  documents: ['lease.pdf', 'amendment.pdf', 'rent-roll.pdf'].map((name, index) => ({
    id: `d${index + 1}`,
    name,
    pages: findingCount,
    ocrPages: [],
    unreadPages: [],
    warnings: [],
  })),
  findings: Array.from({ length: findingCount }, (_, index) => sampleFinding(index)),
  coverage: { comparedPages: 3 * findingCount, agreements: 1_000 },
};

/** A PNG of noise (grey, 8 bits) as large as a crop of a page of text usually is: about 20 kB. */
function samplePicture(): Uint8Array {
  const [width, height] = [646, 150];
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 5) randomFillSync(rows, row * (width + 1) + 1, width);
  const chunk = (type: string, data: Uint8Array): Buffer => {
    const bytes = Buffer.alloc(12 + data.length);
    bytes.writeUInt32BE(data.length, 0);
    bytes.write(type, 4, 'latin1');
    bytes.set(data, 8);
    return bytes;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const picture = samplePicture();
const crops: CropRenderer = (requests) => Promise.resolve(requests.map(() => Uint8Array.from(picture)));
const folder = await mkdtemp(join(tmpdir(), 'report-bench-'));
try {
  const path = join(folder, 'report');
  // Only one of them is loaded, so that the peak of memory is its own.
  const write = isPdf
    ? (await import('@app/engine/pdf-report')).writePdfReport
    : (await import('@app/engine/report')).writeReport;
  const cpu = process.cpuUsage();
  const start = performance.now();
  await write(
    {
      result,
      agreed: [],
      createdAt: new Date('2026-01-01T12:00:00Z'),
      reference: 'bench',
      locale: 'en-GB',
      ...(pictureCount > 0 ? { crops, pictureLimit: pictureCount / 2 } : {}),
    },
    createWriteStream(path),
  );
  const wallSeconds = (performance.now() - start) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  const figures = {
    findings: findingCount,
    pictures: pictureCount,
    cpuSeconds: (user + system) / 1e6,
    wallSeconds,
    peakMb: process.resourceUsage().maxRSS / 1_024,
    reportMb: (await stat(path)).size / 1e6,
  };
  console.log(JSON.stringify(figures));
} finally {
  await rm(folder, { recursive: true });
}
