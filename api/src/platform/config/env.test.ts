import { describe, expect, it } from 'vitest';
import { envSchema } from './env.ts';

describe('TV_VIDEOS', () => {
  const { TV_VIDEOS: schema } = envSchema.shape;

  it('is a list of channels with a video id each', () => {
    expect(schema.parse('01=abc-1, 21=d_f')).toEqual([
      { channel: '01', videoId: 'abc-1' },
      { channel: '21', videoId: 'd_f' },
    ]);
    expect(schema.parse(undefined)).toEqual([]);
    expect(schema.parse(' ')).toEqual([]);
  });

  it.each(['1=abc', '01', '01=', '01=a/b', '01=abc;02=def', 'https://video.example/watch?v=abc'])('refuses %s', (value) => {
    expect(schema.safeParse(value).error?.issues[0]?.message).toContain('such as 01=abc,08=def');
  });
});
