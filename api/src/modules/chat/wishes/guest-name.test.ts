import 'reflect-metadata';
import { expect, test } from 'vitest';
import { guestNameIn } from './guest-name.rules.ts';

test.each([
  ['hey im mia', 'Mia'],
  ['im tom, my mum turns 70 on saturday', 'Tom'],
  ['Hi, I am Priyanka and I like tea', 'Priyanka'],
  ["hello there, i'm josé!", 'José'],
  ['my name is anna, by the way', 'Anna'],
  ['call me Ishmael', 'Ishmael'],
  ['nice to meet you im joey', 'Joey'],
  ['Ich heiße Jürgen', 'Jürgen'],
  ['me llamo lucía', 'Lucía'],
  ["je m'appelle Zoé", 'Zoé'],
  ["I'm Tired", null],
  ["hi i'm vegan", null],
  ['hey im looking for something dark', null],
  ['hi im so tired', null],
  ["I'm Irish", null],
  ['i am allergic to nuts', null],
  ["hi, i'm chocolate crazy", null],
  ['i am mia', 'Mia'],
  ['im jonas', 'Jonas'],
  ['hey im tomasz lol', 'Tomasz'],
  ['im starving', null],
  ['im cold', null],
  ['i am lost', null],
  ['im a nurse', null],
])('"%s": %s', (message, name) => {
  expect(guestNameIn(message)).toBe(name);
});
