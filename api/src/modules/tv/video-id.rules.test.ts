import { describe, expect, test } from 'vitest';
import { readVideoId } from './video-id.rules.ts';

describe('readVideoId', () => {
  test.each([
    'aB3_-xyz789',
    '  aB3_-xyz789 ',
    'https://www.youtube.com/watch?v=aB3_-xyz789',
    'https://www.youtube.com/watch?list=PL1&v=aB3_-xyz789&t=42s',
    'http://m.youtube.com/watch?v=aB3_-xyz789',
    'youtube.com/watch?v=aB3_-xyz789',
    'https://music.youtube.com/watch?v=aB3_-xyz789',
    'https://youtu.be/aB3_-xyz789?si=shared',
    'youtu.be/aB3_-xyz789',
    'https://www.youtube.com/embed/aB3_-xyz789',
    'https://www.youtube-nocookie.com/embed/aB3_-xyz789?rel=0',
    'https://www.youtube.com/shorts/aB3_-xyz789',
    'https://www.youtube.com/live/aB3_-xyz789/',
  ])('reads %s', (text) => expect(readVideoId(text)).toBe('aB3_-xyz789'));

  test.each([
    ['', 'nothing'],
    ['aB3_-xyz78', 'ten characters'],
    ['aB3_-xyz7890', 'twelve characters'],
    ['aB3_-xyz78é', 'a letter that no id has'],
    ['https://vimeo.example/watch?v=aB3_-xyz789', 'another host'],
    ['https://youtube.com.evil.example/watch?v=aB3_-xyz789', 'a host that begins like it'],
    ['https://evil.example/youtube.com/watch?v=aB3_-xyz789', 'a path that looks like it'],
    ['https://youtube.com@evil.example/watch?v=aB3_-xyz789', 'its name as the user'],
    ['javascript:alert(1)//youtu.be/aB3_-xyz789', 'another scheme'],
    ['https://www.youtube.com/watch?v=aB3_-xyz789"><script>', 'more than the id'],
    ['https://www.youtube.com/watch', 'no id'],
    ['https://www.youtube.com/@channel', 'a channel'],
    ['https://www.youtube.com/playlist?list=aB3_-xyz789', 'a playlist'],
    ['https://youtu.be/', 'no id after the short host'],
    ['https://[', 'no address'],
  ])('refuses %s: %s', (text) => expect(readVideoId(text)).toBeNull());
});
