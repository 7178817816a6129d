import { separable } from '../words/helping-words.ts';
import { stem } from '../words/stem.ts';
import type { DutyVerb } from './duty-verbs.ts';

/** What each of two parties does to the other, or what both may do. */
const mutual = new Set(
  `inform informs informed notify notifies notified tell tells sign signs signed receive receives received agree agrees agreed
  accept accepts accepted confirm confirms confirmed give gives given send sends sent return returns returned use uses used
  attend attends meet meets discuss report reports reported want wants wish wishes request requests requested ask asks asked
  terminate terminates terminated enter enters visit visits comply complies remain remains read reads know knows include
  includes included contain contains cause caused causes determine determines require requires required expect own owns leave
  offer offers offered invite invites invited bietet anbietet angeboten propose proposes proposed propose proposent proposons offre offrons ofrece ofrecen ofrecemos invita invitent
  leaves follow follows followed allow allows name named call called represent represents represented deliver delivered
  bill bills billed charge charges charged berechnet berechnen fakturiert facture facturent facturons factura facturan facturamos cobra cobran cobramos
  bitte bitten
  informiert unterrichtet unterschreibt unterzeichnet erhalt erhalten bestatigt nutzt benutzt verlangt kundigt verursacht
  informe signe signee signes recoit accepte confirme utilise demande resilie cause represente representee
  informa firma firmado firmada recibe acepta confirma utiliza comunica solicita causa representado representada`.split(
    /\s+/u,
  ),
);

/** `ge` and `zu` in `geprüft`, `ausgehängt`, `abzubauen`. */
const inserted = new RegExp(
  String.raw`(?:(?<=^(?:${separable}|zu)?)ge(?=\p{Ll}{3,}(?:t|en)$))|(?<=^(?:${separable}))zu(?=\p{Ll}{3,}en$)`,
  'u',
);

/** Any verb, by the root of its forms, with the particle that is parted from it; undefined for those that lay nothing on one party alone. */
export function anyVerb(plain: string, particle = ''): DutyVerb | undefined {
  if (mutual.has(plain)) return undefined;
  if (particle !== '') {
    const own = stem(plain) || plain;
    // "Pumpt … ab" is what "abpumpen" is, whatever "Pumpe" means.
    const term = own.startsWith('=') ? stem(`${particle}${plain}`) : `${particle}${own}`;
    return { kind: 'act', term, isInvertible: false };
  }
  // "geprüft" and "prüft" are forms of one verb.
  const term = stem(plain.length > 6 ? plain.replace(inserted, '') : plain);
  return term === '' ? undefined : { kind: 'act', term, isInvertible: false };
}
