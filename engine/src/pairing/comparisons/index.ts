import type { Comparison } from '../comparison.ts';
import { alike } from './alike.ts';
import { before, behind } from './beside.ts';
import { bound } from './bound.ts';
import { chance } from './chance.ts';
import { column } from './column.ts';
import { elsewhere } from './elsewhere.ts';
import { former } from './former.ts';
import { free } from './free.ts';
import { kin } from './kin.ts';
import { near } from './near.ts';
import { own } from './own.ts';
import { pinned } from './pinned.ts';
import { rank } from './rank.ts';
import { row } from './row.ts';
import { sentences } from './sentences.ts';
import { third } from './third.ts';
import { unit } from './unit.ts';
import { value } from './value.ts';
import { when } from './when.ts';

/** All that is asked of two unlike values: whether they are said of one thing. */
export const comparisons: readonly Comparison[] = [
  value,
  alike,
  elsewhere,
  free,
  third,
  rank,
  sentences,
  pinned,
  before,
  behind,
  near,
  unit,
  bound,
  former,
  when,
  own,
  kin,
  row,
  column,
  chance,
];
