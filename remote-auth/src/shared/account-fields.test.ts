import { describe, expect, it } from '@jest/globals';
import type * as z from 'zod/mini';
import { emailField, passwordField } from './account-fields.ts';
import { fullNameField, newPasswordField } from './new-account-fields.ts';

const messages = (field: z.ZodMiniType, value: string): string[] =>
  field.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];

describe('fullNameField', () => {
  it.each([
    ['', ['Full Name is required']],
    ['   ', ['Full Name is required']],
    [' a ', ['Full Name must be at least 2 characters']],
    ['👋', ['Full Name must be at least 2 characters']],
    ['x'.repeat(201), ['Full Name must be at most 200 characters']],
    ['Al', []],
    ['李明', []],
  ])('says of %j %j', (name, expected) => {
    expect(messages(fullNameField, name)).toEqual(expected);
  });

  it('trims the name', () => {
    expect(fullNameField.parse('  Dana Okafor ')).toBe('Dana Okafor');
  });
});

describe('emailField', () => {
  const email = emailField({ required: 'Email is required', invalid: 'Please enter a valid email address' });

  it.each([
    ['', ['Email is required']],
    ['  ', ['Email is required']],
    ['dana', ['Please enter a valid email address']],
    ['dana@northgate', ['Please enter a valid email address']],
    ['dana @northgate.example', ['Please enter a valid email address']],
    ['dana@northgate.example\r\nBcc: x@y.example', ['Please enter a valid email address']],
    [`${'a'.repeat(250)}@b.example`, ['Please enter a valid email address']],
    ['dana.okafor+pdf@northgate.example', []],
  ])('says of %j %j', (address, expected) => {
    expect(messages(email, address)).toEqual(expected);
  });

  it('trims the address and keeps its case', () => {
    expect(email.parse(' Dana@Northgate.example ')).toBe('Dana@Northgate.example');
  });
});

describe('passwordField', () => {
  it.each([
    ['', ['Password is required']],
    ['12345', ['Password must be at least 6 characters']],
    ['👋👋👋', ['Password must be at least 6 characters']],
    ['x'.repeat(257), ['Password must be at most 256 characters']],
    ['123456', []],
    ['      ', []],
  ])('says of %j %j', (value, expected) => {
    expect(messages(passwordField, value)).toEqual(expected);
  });

  it('leaves the password as typed', () => {
    expect(passwordField.parse('  secret ')).toBe('  secret ');
  });
});

describe('newPasswordField', () => {
  it.each([
    ['', ['Password must be at least 6 characters']],
    ['12345', ['Password must be at least 6 characters']],
    ['x'.repeat(257), ['Password must be at most 256 characters']],
    ['123456', []],
  ])('says of %j %j', (value, expected) => {
    expect(messages(newPasswordField, value)).toEqual(expected);
  });
});
