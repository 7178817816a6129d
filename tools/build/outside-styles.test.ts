import { describe, expect, it } from '@jest/globals';
import { stylesOutside } from './outside-styles.ts';

const outside = (css: string) => stylesOutside(css, 'auth__');

describe('stylesOutside', () => {
  it.each([
    ['a class of a CSS module', '.auth__box_a1{color:red}'],
    ['several of them', '.auth__box_a1,.auth__row_b2:hover{color:red}'],
    ['an element inside one', '.auth__box_a1 header,.auth__box_a1>p:not(.x){color:red}'],
    ['one inside something else', '[data-theme="dark"] .auth__box_a1{color:red}'],
    ['a neighbour with a class of its own', '.auth__row_a1+.auth__row_a1,.auth__ok_a1~.auth__timer_b2{color:red}'],
    ['one that looks at what comes after', '.auth__head_a1:has(+form>[role="group"]){color:red}'],
    ['alternatives that all are', ':is(.auth__box_a1,.auth__row_b2):not(.x)>p{color:red}'],
    ['conditions around it', '@layer ui{@media (width>600px){.auth__box_a1{color:red}}}@layer ui,app;'],
    ['nested rules', '.auth__box_a1{color:red;&:hover{color:blue}header{color:red}@media print{display:none}}'],
    ['animations with a name of its own', '@keyframes auth__turn_a1{from{opacity:0}50%{opacity:1}}'],
    ['signs in strings and comments', '/*header{}*/.auth__box_a1:after{content:"}header{";background:url(a;b{c)}'],
  ])('lets pass %s', (_what, css) => {
    expect(outside(css)).toEqual([]);
  });

  it.each([
    ['an element of the page', 'header{display:none}', ['header']],
    ['one among others', '.auth__box_a1,header{display:none}', ['header']],
    ['a class of somebody else', '.host__bar_a1{display:none}', ['.host__bar_a1']],
    ['a class that only ends like one', '.my-auth__box{color:red}', ['.my-auth__box']],
    ['the root', ':root{--accent:red}', [':root']],
    ['everything', '*{margin:0}', ['*']],
    ['the page around one', 'body:has(.auth__box_a1) header{color:red}', ['body:has(.auth__box_a1) header']],
    ['all that is not one', ':not(.auth__box_a1){color:red}', [':not(.auth__box_a1)']],
    ['one or something else', ':is(.auth__box_a1,header) p{color:red}', [':is(.auth__box_a1,header) p']],
    ['one of two conditions', ':is(header):not(.auth__box_a1){color:red}', [':is(header):not(.auth__box_a1)']],
    ['a neighbour of one', '.auth__box_a1+header{color:red}', ['.auth__box_a1+header']],
    ['what is inside a neighbour of one', '.auth__box_a1~div p{color:red}', ['.auth__box_a1~div p']],
    ['a neighbour in a nested rule', '.auth__box_a1{& ~ header{color:red}}', ['& ~ header']],
    ['the same inside of conditions', '@layer ui{@media print{header{color:red}}}', ['header']],
    ['a name in an attribute', '[title=".auth__box"]{color:red}', ['[title=".auth__box"]']],
    ['a font for all', '@font-face{font-family:Inter;src:url(x)}', ['@font-face']],
    ['an animation of somebody else', '@keyframes host__turn{from{opacity:0}}', ['@keyframes host__turn']],
    ['another style sheet', '@import "https://x.example/a.css";', ['@import "https://x.example/a.css"']],
  ])('finds %s', (_what, css, found) => {
    expect(outside(css)).toEqual(found);
  });
});
