import * as z from 'zod/mini';
import { box } from './box.ts';
import type { Endpoint } from './endpoint.ts';

/** Most boxes of one place: a picture shows the beginning of a long passage. */
export const mostFrames = 200;

/** A place of a page, to be drawn with its surroundings and with a frame for each of its boxes, as in the report. */
const picturedPlace = z.object({
  /** Id of a document of the comparison. */
  document: z.uuid(),
  /** From 1. */
  page: z.number().check(
    z.gte(1),
    z.refine((page) => Number.isInteger(page)),
  ),
  boxes: z.array(box).check(z.minLength(1), z.maxLength(mostFrames)),
  tone: z.enum(['blue', 'amber']),
  /** Degrees clockwise by which the picture is turned, so that its words stand upright. */
  turn: z.optional(z.literal([90, 180, 270])),
});

/** Most places in one request. */
export const mostPicturedPlaces = 12;

/** Places of a comparison as pictures. */
export const drawPlacesEndpoint = {
  method: 'POST',
  path: '/analyses/:id/pictures',
  request: {
    params: z.object({ id: z.uuid() }),
    body: z.object({ places: z.array(picturedPlace).check(z.maxLength(mostPicturedPlaces)) }),
  },
  answer: z.object({
    /** A data URL for each place, in the same order; null where it cannot be drawn in time. */
    pictures: z.array(z.nullable(z.string())),
  }),
} as const satisfies Endpoint;

export type PicturedPlace = z.infer<typeof picturedPlace>;
