import {
  cancelComparisonEndpoint,
  compareAgainEndpoint,
  compareSampleEndpoint,
  comparisonEndpoint,
  comparisonReportEndpoint,
  comparisonResultEndpoint,
  deleteComparisonEndpoint,
  listComparisonsEndpoint,
  orderVersionsEndpoint,
  renameComparisonEndpoint,
  type AnalysisResult,
  type Comparison,
  type SampleKind,
} from '@app/shared/contracts';
import { call, fetchFile, perform, type AnsweredFile, type HttpClient } from '@app/shared/http';

/** What a new run takes in place of some documents. */
export interface Replacement {
  readonly without: string[];
  readonly sessionId: string;
}

export interface ComparisonPage {
  /** Newest first. */
  readonly list: readonly Comparison[];
  readonly hasOlder: boolean;
}

export interface ComparisonsApi {
  /** The newest, or those before the one of this id. */
  readonly list: (before?: string) => Promise<ComparisonPage>;
  readonly fetch: (id: string) => Promise<Comparison>;
  readonly fetchResult: (id: string) => Promise<AnalysisResult>;
  readonly fetchReport: (id: string) => Promise<Blob>;
  readonly fetchCertificate: (id: string) => Promise<AnsweredFile>;
  readonly rename: (id: string, name: string) => Promise<Comparison>;
  /** Versions of one paper come in the other order, or in the one that is told without a person. */
  readonly orderVersions: (id: string, swapped: boolean) => Promise<Comparison>;
  readonly cancel: (id: string) => Promise<Comparison>;
  readonly remove: (id: string) => Promise<void>;
  readonly compareAgain: (id: string, replacement?: Replacement) => Promise<Comparison>;
  readonly compareSample: (sample: SampleKind) => Promise<Comparison>;
}

/** The reader's clock, which the report tells its times by. */
const timeZoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Everything that the page asks the server about comparisons. */
export function createComparisonsApi(http: HttpClient): ComparisonsApi {
  return {
    list: async (before) => {
      const { analyses, more = false } = await call(http, listComparisonsEndpoint, { query: { before } });
      return { list: analyses, hasOlder: more };
    },
    fetch: (id) => call(http, comparisonEndpoint, { params: { id } }),
    fetchResult: (id) => call(http, comparisonResultEndpoint, { params: { id } }),
    fetchReport: async (id) =>
      (await fetchFile(http, comparisonReportEndpoint, { params: { id }, query: { format: 'docx' } })).blob,
    fetchCertificate: (id) =>
      fetchFile(http, comparisonReportEndpoint, { params: { id }, query: { format: 'certificate' } }),
    rename: (id, name) => call(http, renameComparisonEndpoint, { params: { id }, body: { name } }),
    orderVersions: (id, swapped) => call(http, orderVersionsEndpoint, { params: { id }, body: { swapped } }),
    cancel: (id) => call(http, cancelComparisonEndpoint, { params: { id } }),
    remove: (id) => perform(http, deleteComparisonEndpoint, { params: { id } }),
    compareAgain: (id, replacement) =>
      call(http, compareAgainEndpoint, { params: { id }, body: { ...replacement, timeZone: timeZoneHere() } }),
    compareSample: (sample) => call(http, compareSampleEndpoint, { body: { sample, timeZone: timeZoneHere() } }),
  };
}
