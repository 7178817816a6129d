import { drawPlacesEndpoint, type PicturedPlace } from '@app/shared/contracts';
import { call, type HttpClient } from '@app/shared/http';

/** Pictures as data URLs, in the order of the places; null for each that cannot be drawn. */
export type DrawPlaces = (places: readonly PicturedPlace[], signal: AbortSignal) => Promise<readonly (string | null)[]>;

export const createDrawPlaces =
  (http: HttpClient, id: string): DrawPlaces =>
  async (places, signal) => {
    const request = { params: { id }, body: { places: [...places] } };
    return (await call(http, drawPlacesEndpoint, request, { signal })).pictures;
  };
