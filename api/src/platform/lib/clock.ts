export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const secondsLater = (from: Date, seconds: number): Date => new Date(from.getTime() + seconds * 1000);
