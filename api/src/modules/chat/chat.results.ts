/** Another reply of the same person is being written. */
export interface OneAtATime {
  code: 'ONE_AT_A_TIME';
  message: string;
}

export function oneAtATime(): OneAtATime {
  return {
    code: 'ONE_AT_A_TIME',
    message: 'One coffee at a time: another reply is still being poured.',
  };
}
