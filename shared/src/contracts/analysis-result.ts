import * as z from 'zod/mini';
import { box } from './box.ts';
import { certificate } from './certificate.ts';
import { coverage } from './coverage.ts';

export const findingKind = z.enum(['value-conflict', 'wording', 'missing', 'arithmetic', 'internal']);
export const severity = z.enum(['high', 'medium', 'low', 'info']);

/**
 * `sure`: of findings like it at least 90 of 100 were right on papers that the program had not seen. These make the
 * verdict and the counts. `possible`: a place to look at, shown apart from them.
 */
export const tier = z.enum(['sure', 'possible']);

/** What a change between two versions is about. */
export const changeKind = z.enum(['commercial', 'legal', 'administrative', 'form']);

export const position = z.object({
  /** Id of a document of the same result, `d1` and up. */
  document: z.string(),
  /** From 1. */
  page: z.number(),
  /** The words as printed; empty when `missing`. */
  quote: z.string(),
  /** The part of the quote that differs. */
  value: z.optional(z.string()),
  /** What the value is called there: its label, or the heads of its row and column; absent within a sentence. */
  label: z.optional(z.string()),
  /** The nearest heading above. */
  section: z.optional(z.string()),
  /** What the value means, keyed by `type` (`money`, `date`, `percent`, ...); every other member is a string. */
  normalized: z.optional(z.record(z.string(), z.string())),
  boxes: z.array(box),
  /**
   * Boxes of the words of the quote that are read with the value, one a line: of a sentence the clause around it, of a row its
   * cell. What is in `boxes` lies in them. Absent where there is no more to see than that.
   */
  around: z.optional(z.array(box)),
  /** True: the content was looked for here and not found. */
  missing: z.boolean(),
  /** The words of the quote that differ from other positions, as ranges of its UTF-16 code units, with their boxes. */
  differs: z.optional(z.array(z.object({ start: z.number(), end: z.number(), boxes: z.array(box) }))),
  /** Only where `missing`: the place after which it was looked for, on `page`, and why there. */
  lookedFor: z.optional(z.object({ what: z.string(), why: z.string(), after: z.array(box) })),
});

/** What a document has to do with a finding: a document that says something has a position as well. */
export const documentState = z.object({
  document: z.string(),
  state: z.enum(['says', 'not-stated', 'not-found', 'superseded']),
  /** Id of the document whose reading holds instead. */
  by: z.optional(z.string()),
  /** Only where `superseded`: what the document says, which does not hold any more. It is no side of the finding. */
  replaced: z.optional(position),
});

export const finding = z.object({
  id: z.string(),
  kind: findingKind,
  rule: z.string(),
  severity,
  tier,
  /** 0 to 1: the part of findings like it that were right on papers that the program had not seen. */
  confidence: z.number(),
  subject: z.string(),
  explanation: z.string(),
  /** Id of the finding that this one follows from: a wrong price makes the total wrong. */
  cause: z.optional(z.string()),
  /** Only between two versions. */
  changeKind: z.optional(changeKind),
  /** 0 to 1: the part of the words that two versions have in common; only of a paper that was rewritten as a whole. */
  share: z.optional(z.number()),
  positions: z.array(position),
  /** Of every document that was read. */
  states: z.optional(z.array(documentState)),
});

/** What kind of difference between two versions: only `substance` is told as findings. */
export const changeClass = z.enum(['substance', 'reworded', 'editorial', 'renumbered', 'moved', 'print']);

/** One side of a change: where its words stand, and the words of the same sentence around them. */
export const changeSide = z.object({
  document: z.string(),
  page: z.number(),
  /** The words that differ, as printed. */
  quote: z.string(),
  before: z.optional(z.string()),
  after: z.optional(z.string()),
  /** The words of the sentence further before; only of a change that is the first of those that are read as one. */
  lead: z.optional(z.string()),
  /** The words of the sentence further after; only of the last one of those. */
  rest: z.optional(z.string()),
  /** The nearest heading above. */
  section: z.optional(z.string()),
  /** The number of the clause that the words stand in: `7.2`. */
  clause: z.optional(z.string()),
  boxes: z.array(box),
});

/** A difference between two versions of one paper; a side that has nothing in its place is null. */
export const change = z.object({
  /** `c1` and up. */
  id: z.string(),
  class: changeClass,
  /** Only where one of the versions is a draft that marks its changes: whether it marks this one. */
  marked: z.optional(z.boolean()),
  /** Id of the finding that tells of it. */
  finding: z.optional(z.string()),
  /** Ids of the documents of both sides, so that it is known also where a side is null. */
  versions: z.optional(z.tuple([z.string(), z.string()])),
  /**
   * The words that stand unchanged between the change before and this one: both are of one sentence and read as one.
   * Absent where a change is read alone.
   */
  between: z.optional(z.string()),
  a: z.nullable(changeSide),
  b: z.nullable(changeSide),
});

export const comparedDocument = z.object({
  id: z.string(),
  name: z.string(),
  /** Of the file, in hexadecimal digits; absent in older results. */
  sha256: z.optional(z.string()),
  /** BCP 47; the language that most of its words are in, where that is evident. */
  language: z.optional(z.string()),
  pages: z.number(),
  ocrPages: z.array(z.number()),
  /** How sure the recogniser was of the words of each page that it read, 0 to 1; pages recognised by others have none. */
  ocrQuality: z.optional(z.array(z.object({ page: z.number(), confidence: z.number() }))),
  /** The program that read these pages; absent when none was read by OCR here. */
  ocrReader: z.optional(z.string()),
  /** Pages whose words do not stand upright as displayed, and the degrees clockwise that set them upright. */
  turnedPages: z.optional(z.array(z.object({ page: z.number(), turn: z.literal([90, 180, 270]) }))),
  unreadPages: z.array(z.number()),
  warnings: z.array(z.string()),
});

/**
 * What is the same up to a place where two versions differ, from such a place before it or from the beginning; without
 * `until`, from the last one to the end.
 */
export const equalStretch = z.object({
  /** Whole paragraphs of which no change tells a word, as the second version of the changes is read: the rows of a table count one by one. */
  paragraphs: z.number(),
  /** The printed lines of these paragraphs. */
  lines: z.optional(z.number()),
  /** A change, where its words stand on that side: of what was moved, `b` is the new place and `a` the one that it left. */
  until: z.optional(z.object({ change: z.string(), side: z.enum(['a', 'b']) })),
});

/** Two documents that are versions of one paper. */
export const versionPair = z.object({
  a: z.string(),
  b: z.string(),
  /** 0 to 1: the part of the words that both have in common. */
  share: z.number(),
  /** The earlier of both, where that is evident. */
  earlier: z.optional(z.string()),
  /** True: `earlier` is what the person says, against the order that is told otherwise. */
  swapped: z.optional(z.boolean()),
  /** All stretches between their changes, those that hold no paragraph too, in the order of the changes. */
  equal: z.optional(z.array(equalStretch)),
});

/** Values of one kind that agree, with some of them. */
export const agreementKind = z.object({
  /** `money`, `date`, `percent`, ...: the `type` of what is normalised. */
  kind: z.string(),
  count: z.number(),
  examples: z.array(
    z.object({
      subject: z.string(),
      value: z.string(),
      at: z.array(z.object({ document: z.string(), page: z.number() })),
    }),
  ),
});

/** The version of the result that a server of these sources answers with. */
export const resultVersion = 2;

/** Those that pages of these sources read: while a new one is introduced, the one before as well. */
export const readResultVersions: readonly number[] = [resultVersion];

/**
 * Version 2 adds to version 1 and takes nothing away: who reads a result by names, and lets others pass, reads both.
 * `confidence` was what a rule said of itself there, and means what it says here.
 */
export const analysisResult = z.object({
  schemaVersion: z.literal(resultVersion),
  documents: z.array(comparedDocument),
  /** The sure ones first, most severe first; then the possible ones, most likely first. */
  findings: z.array(finding),
  /** Of documents that are versions of each other: every change, of whatever class, in reading order. */
  changes: z.optional(z.array(change)),
  versions: z.optional(z.array(versionPair)),
  /** What agrees, the kind that agrees most often first. */
  agreed: z.optional(z.array(agreementKind)),
  /** Of each draft and each scan of it. */
  certificates: z.optional(z.array(certificate)),
  coverage,
});

export type FindingKind = z.infer<typeof findingKind>;
export type ChangeKind = z.infer<typeof changeKind>;
export type Severity = z.infer<typeof severity>;
export type Tier = z.infer<typeof tier>;
export type Position = z.infer<typeof position>;
export type Finding = z.infer<typeof finding>;
export type ChangeClass = z.infer<typeof changeClass>;
export type ChangeSide = z.infer<typeof changeSide>;
export type Change = z.infer<typeof change>;
export type ComparedDocument = z.infer<typeof comparedDocument>;
export type AnalysisResult = z.infer<typeof analysisResult>;
export type VersionPair = z.infer<typeof versionPair>;
export type EqualStretch = z.infer<typeof equalStretch>;
export type AgreementKind = z.infer<typeof agreementKind>;
export type DocumentState = z.infer<typeof documentState>;
