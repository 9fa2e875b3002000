/** Another reply of the same person is being written. */
export interface OneAtATime {
  code: 'ONE_AT_A_TIME';
  message: string;
}

/** The coffee was deleted, perhaps during the conversation, or never existed. */
export interface CoffeeUnavailable {
  code: 'COFFEE_UNAVAILABLE';
  message: string;
}

export function coffeeUnavailable(): CoffeeUnavailable {
  return { code: 'COFFEE_UNAVAILABLE', message: 'There is no such coffee on our counter' };
}

export function oneAtATime(): OneAtATime {
  return {
    code: 'ONE_AT_A_TIME',
    message: 'One coffee at a time: another reply is still being poured.',
  };
}
