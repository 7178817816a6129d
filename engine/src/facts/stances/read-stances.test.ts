import { describe, expect, it } from '@jest/globals';
import { readStances } from './read-stances.ts';

/** Axis and pole of what a sentence says; groups of values by their pole alone. */
const said = (sentence: string): string[] =>
  readStances(sentence.split(' '), new Set()).flatMap(({ axis, pole }) =>
    axis.startsWith('choice') ? [] : [`${axis} ${pole}`],
  );

describe('readStances', () => {
  it.each([
    ['Dogs may be kept.', ['leave allowed']],
    ['The deed is clear of charges.', ['holding lacks']],
    ['Pallets are kept clear of the wall.', []],
    ['A member is free to fish and needs no ticket.', ['leave allowed', 'leave optional', 'need not needed']],
    ['Dogs must not be kept.', ['leave forbidden']],
    ['No dogs are allowed.', ['leave forbidden']],
    ['Dogs are not prohibited.', ['leave allowed']],
    ['Haustiere dürfen nicht gehalten werden.', ['leave forbidden']],
    ['Un casque n’est pas obligatoire.', ['leave optional']],
    ['Il fornitore non può essere scelto.', ['leave forbidden']],
    ['La musica è consentita fino a tardi.', ['leave allowed']],
    ['Registration is not required.', ['leave optional']],
    ['You need not register.', ['leave optional']],
    ['The licence is transferable.', ['leave allowed']],
    ['La licence est incessible.', ['leave forbidden']],
    ['The rent includes heating.', ['inclusion in']],
    ['Montage nicht enthalten.', ['inclusion out', 'holding lacks']],
    ['No se incluye el corte de ramas de más de dos metros.', ['inclusion out']],
    ['La poda forma parte del servicio.', ['inclusion in']],
    ['Transport is charged separately.', ['inclusion out']],
    ['The sauce is free of gluten.', ['holding lacks']],
    ['Debo tomar el antibiótico.', ['leave demanded']],
    ['Parking is free.', ['payment free']],
    ['The form is due on 4 May 2025.', []],
    ['The form is due in May.', []],
    ['We shall be filming.', []],
    ['Hirers shall be insured.', ['leave demanded']],
    ['We accept dogs.', ['leave allowed']],
    ['Aceptamos perros.', ['leave allowed']],
    ['The class may or may not be final.', []],
    ['If smoking is allowed, windows are opened.', []],
  ])('reads: %s', (sentence, expected) => {
    expect(said(sentence)).toEqual(expected);
  });

  it.each(['Flood, frost, snow and hail are included.', 'Sturm, Frost, Schnee und Hagel sind mitversichert.'])(
    'says of each thing of a list what it says of all: %s',
    (sentence) => {
      const topics = readStances(sentence.split(' '), new Set()).map(({ topic }) => topic.size);
      expect(topics).toEqual([4, 1, 1, 1, 1]);
    },
  );

  it('knows what is passed on for what is transferred', () => {
    const topicOf = (sentence: string): string[] => {
      const leave = readStances(sentence.split(' '), new Set()).find(({ axis }) => axis === 'leave');
      return [...(leave?.topic ?? [])];
    };
    expect(topicOf('The ticket may be passed on.')).toEqual(topicOf('Tickets cannot be transferred.'));
  });

  it('tells what something is done to from where and when', () => {
    const [stance] = readStances('Guests may park cars in the yard during meals.'.split(' '), new Set());
    expect([...(stance?.topic ?? [])].filter((term) => stance?.tails.has(term) !== true)).toHaveLength(3);
  });

  it('takes what stands before a time within a sentence for its subject', () => {
    const [stance] = readStances('La sedación durante la cirugía está incluida.'.split(' '), new Set());
    expect([...(stance?.topic ?? [])]).toContain('sedac');
  });

  it('takes the label before it for what a bare answer speaks of', () => {
    const [stance] = readStances(['Transhipment', 'not', 'allowed'], new Set([0]));
    expect([...(stance?.topic ?? [])]).toHaveLength(1);
  });

  it.each([
    ['The elms by the lane stand.', true],
    ['Mr Ott stands for the board.', false],
    ['The press is used.', true],
    ['The press is used by the tenant.', false],
    ['Guests owe the deposit in full.', true],
    ['Guests owe 40 % of the fee and the deposit in full.', false],
  ])('knows what chooses among values: %s', (sentence, expected) => {
    const stances = readStances(sentence.split(' '), new Set());
    expect(stances.some(({ axis }) => axis.startsWith('choice'))).toBe(expected);
  });
});
