import { describe, expect, it } from '@jest/globals';
import { characterLooks, colors, markStyles } from '../blocks/looks.ts';
import { stylesXml } from './styles.ts';

const marks = markStyles.map((style) => characterLooks[style]);

/** WCAG 2.2, relative luminance. */
function luminance(rgb: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const value = Number.parseInt(rgb.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(text: string, ground: string): number {
  const [light = 0, dark = 0] = [luminance(text), luminance(ground)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe('colors', () => {
  it('keep text readable on every ground it stands on', () => {
    const white = 'FFFFFF';
    const pairs: [string, string][] = [
      ...[colors.text, colors.secondText, colors.navy, colors.low, colors.missingText].map((text): [string, string] => [
        text,
        white,
      ]),
      [colors.text, colors.band],
      [colors.navy, colors.band],
      [colors.secondText, colors.band],
      [colors.secondText, colors.tile],
      [colors.text, colors.warningTint],
      [colors.medium, colors.warningTint],
      [colors.text, colors.successTint],
      [colors.missingText, colors.missingTint],
      ...marks.map((mark): [string, string] => [mark.color ?? '', mark.tint ?? '']),
    ];
    expect(pairs.filter(([text, ground]) => contrast(text, ground) < 4.5)).toEqual([]);
  });
});

describe('marks', () => {
  it('differ without colour', () => {
    expect(new Set(marks.map((mark) => mark.underline?.kind)).size).toBe(marks.length);
  });
});

describe('stylesXml', () => {
  it('sets the language the report is read out in', () => {
    expect(stylesXml('en-US')).toContain('<w:lang w:val="en-US" ');
  });

  it('bases every style on one that is defined', () => {
    const xml = stylesXml('en-GB');
    const based = [...xml.matchAll(/<w:basedOn w:val="(\w+)"\/>/g)].map((match) => match[1] ?? '');
    expect(based.filter((id) => !xml.includes(`w:styleId="${id}"`))).toEqual([]);
  });
});
