import { expect, test } from 'vitest';
import { consumptionIn } from '../language/consumption.ts';
import { amountFor, amountForGroup } from './brew-amounts.ts';

test('counts coffee and water by the cup', () => {
  expect(amountFor('how many scoops for 8 cups')).toBe('For 8 cups take about 120 grams, or 16 rounded tablespoons, to 2 litres of water.');
  expect(amountFor('how much coffee for one mug')).toContain('to 250 ml of water');
});

test.each([
  ['how many cups from a bag', 'A bag of 340 grams makes about 22 cups of 250 ml, at 15 grams each.'],
  ['how many cups do i get out of one bag if i use 17 g a cup', 'A bag of 340 grams makes about 20 cups, at 17 grams each.'],
  ['cups per bag', 'A bag of 340 grams makes about 22 cups of 250 ml, at 15 grams each.'],
  ['so how many cups is that', 'A bag of 340 grams makes about 22 cups of 250 ml, at 15 grams each.'],
  ['how long does a bag last', 'At 2 cups a day, a bag of 340 grams lasts about 11 days.'],
  ['how long does a bag last for two people', 'At 2 cups a day for each of 2 people, a bag of 340 grams lasts about 6 days.'],
  ['how long does one bag last if i drink 3 cups a day', 'At 3 cups a day, a bag of 340 grams lasts about 8 days.'],
])('%j is counted by the bag', (text, answer) => {
  expect(amountFor(text)).toBe(answer);
});

test.each([
  [
    'how much coffee for two people per week',
    'At 2 cups a day for each of 2 people, a week takes about 420 grams, so 2 bags of 340 grams.',
  ],
  ['how many bags do i need for a month', 'At 2 cups a day, a month takes about 900 grams, so 3 bags of 340 grams.'],
  ['is one bag enough for a week', 'At 2 cups a day, a week takes about 210 grams, so one bag of 340 grams.'],
  ['i drink three cups a day how many bags is that', 'At 3 cups a day, a week takes about 315 grams, so one bag of 340 grams.'],
  [
    'how many bags would ten people need for two weeks',
    'At 2 cups a day for each of 10 people, 2 weeks take about 4200 grams, so 13 bags of 340 grams.',
  ],
  ['how many bags for a party of twenty', 'For 20 people with 2 cups each take about 600 grams, so 2 bags of 340 grams.'],
])('%j is counted by days or people', (text, answer) => {
  expect(amountFor(text)).toBe(answer);
});

test('says nothing where nothing is counted', () => {
  expect(amountFor('how much coffee do i need')).toBeNull();
  expect(amountFor('how much for 2 bags')).toBeNull();
  expect(amountFor('how much coffee for 900 people')).toBeNull();
  expect(amountFor('how long does a bag stay fresh')).toBeNull();
  expect(amountFor('how long does an opened bag last')).toBeNull();
  expect(amountFor('what is the best time of the day')).toBeNull();
});

test('a group of four or more needs bags for a day, or for the time that is named', () => {
  expect(amountForGroup('we are an office of about ten people')).toBe(
    'At 2 cups a day for each of 10 people, a day takes about 300 grams, so one bag of 340 grams.',
  );
  expect(amountForGroup('coffee for 12 people for 2 weeks')).toContain('2 weeks take about 5040 grams');
  expect(amountForGroup('coffee for two people')).toBeNull();
});

test.each([
  ['how many bags for nine ladies having two cups each', 'For 9 people with 2 cups each take about 270 grams, so one bag of 340 grams.'],
  ['is a bag enough for 12 members with three cups each', 'For 12 people with 3 cups each take about 540 grams, so 2 bags of 340 grams.'],
  ['how many bags for a work week', 'At 2 cups a day, 5 days take about 150 grams, so one bag of 340 grams.'],
  [
    'how much coffee for 6 people for a work week',
    'At 2 cups a day for each of 6 people, 5 days take about 900 grams, so 3 bags of 340 grams.',
  ],
  ['how many bags for a weekend', 'At 2 cups a day, a weekend takes about 60 grams, so one bag of 340 grams.'],
  [
    'how much coffee do 4 people need for a long weekend',
    'At 2 cups a day for each of 4 people, a weekend takes about 240 grams, so one bag of 340 grams.',
  ],
])('%j is counted by cups each, or by a part of a week', (text, answer) => {
  expect(amountFor(text)).toBe(answer);
});

test('a group needs as many cups as its message says, and gifts are no cups', () => {
  expect(amountForGroup('we are 9 ladies having two cups each')).toContain('a day takes about 270 grams');
  expect(amountForGroup('an office of 10 people with 3 cups each')).toContain('At 3 cups a day for each of 10 people');
  expect(amountForGroup('gifts for 5 colleagues')).toBeNull();
});

test.each([
  ['my wife and i drink three cups each a day', 'for 2 people with 3 cups each'],
  ['we are 4 at home', 'for 4 people'],
  ['i have 5 cups a day', '5 cups a day'],
  ['two cups of the duke please', ''],
  ['my wife likes it dark and i am 40', ''],
])('%j says how much is drunk: %j', (text, said) => {
  expect(consumptionIn(text)).toBe(said);
});
